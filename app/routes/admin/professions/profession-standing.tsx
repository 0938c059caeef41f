import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Panel, Row, Stack, Text } from '#app/ui/layout.tsx'
import { Bullets, Small } from '#app/ui/prose.tsx'
import type { LoadedProfessionForm } from './edit.tsx'

/** Shows whether pupils see the profession, what is missing, and the button that publishes or retires it. */
export function ProfessionStanding({ loaded }: { loaded: LoadedProfessionForm }) {
  const { id: professionId, state, since, missing, publishable } = loaded
  const { t } = useTranslation('adminProfessions')
  const texts = {
    DRAFT: t(publishable ? 'readyText' : 'draftText'),
    PUBLISHED: t('publishedText'),
    RETIRED: t('retiredText'),
  }
  return (
    <Panel noPrint>
      <Stack gap="s">
        <h2>{t(`here.${state}`, { day: since ?? '' })}</h2>
        <Text>{texts[state]}</Text>
        {missing.length > 0 ? (
          <Stack gap="s">
            <h3>{t('missingTitle')}</h3>
            <Bullets items={missing} />
            <Small>{t('missingText')}</Small>
          </Stack>
        ) : null}
        {state === 'PUBLISHED' ? <Text>{t('retireText')}</Text> : null}
        <Row>
          <StateButton loaded={loaded} />
          <QuietLink to={adminPathOf('previewProfession', { professionId })}>{t('preview')}</QuietLink>
          {state === 'PUBLISHED' ? (
            <QuietLink to={pathOf('profession', { professionId })}>{t('openPage')}</QuietLink>
          ) : null}
        </Row>
      </Stack>
    </Panel>
  )
}

function StateButton({ loaded: { id, state, publishable } }: { loaded: LoadedProfessionForm }) {
  const { t } = useTranslation('adminProfessions')
  if (state === 'DRAFT' && !publishable) return null
  const words = { DRAFT: 'publish', PUBLISHED: 'retire', RETIRED: 'restore' } as const
  return (
    <Form method="post" action={adminPathOf('professionState', { professionId: id })}>
      <Button kind="second" small name="state" value={state === 'PUBLISHED' ? 'retired' : 'published'}>
        {t(words[state])}
      </Button>
    </Form>
  )
}
