import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { RemainingTests } from './remaining-tests.server.ts'

type Props = Pick<Extract<RemainingTests, { state: 'inactive' }>, 'done' | 'of' | 'remaining'> & { lead: string }

/** Tests that remain to be taken before an analysis can be made. */
export function Inactive({ lead, done, of, remaining }: Props) {
  const { t } = useTranslation('personality')
  return (
    <Stack gap="l">
      <PageTitle title={t('title')} lead={lead} />
      <Stack gap="s">
        <Text>{t('inactive.done', { done, of })}</Text>
        <Progress value={done} max={of} label={t('inactive.progress', { done, of })} />
      </Stack>
      <Entries>
        {remaining.map(({ instrument, test }, index) => (
          <Entry
            key={instrument}
            side={
              test ? (
                <ButtonLink to={pathOf('test', { testId: test.id })} kind={index === 0 ? 'main' : 'second'} forward>
                  {t(`open.${test.state}`)}
                </ButtonLink>
              ) : null
            }
          >
            <h2>{test?.title ?? t(`instrument.${instrument}`)}</h2>
            {test ? (
              <>
                <Text>{test.summary}</Text>
                <Small>{test.size}</Small>
              </>
            ) : (
              <Text>{t('inactive.closed')}</Text>
            )}
          </Entry>
        ))}
      </Entries>
    </Stack>
  )
}
