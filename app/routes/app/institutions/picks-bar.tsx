import { CHOICES_AT_MOST } from '#app/domain/institutions/vocabulary.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietButton, QuietLink } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Panel, Row, Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Small } from '#app/ui/prose.tsx'

type Props = {
  picks: { id: string; name: string; lang?: string }[]
  /** Address of the page, to return to it. */
  back: string
}

export function PicksBar({ picks, back }: Props) {
  const { t } = useTranslation('picks')
  return (
    <Panel as="section" aria-labelledby="picks">
      <Stack>
        <h2 id="picks">{t('chosen', { count: picks.length, most: CHOICES_AT_MOST })}</h2>
        <Row as="ul">
          {picks.map(({ id, name, lang }) => (
            <Row as="li" key={id}>
              <Link to={pathOf('institution', { institutionId: id })} lang={lang}>
                {name}
              </Link>
              <Form method="post" action={pathOf('picks')} preventScrollReset>
                <PickFields institutionId={id} back={`${back}#picks`} />
                <QuietButton name="wants" value="off" aria-label={t('drop.label', { name })}>
                  {t('drop')}
                </QuietButton>
              </Form>
            </Row>
          ))}
        </Row>
        <Row>
          <QuietLink to={pathOf('programmes')} forward>
            {t('go')}
          </QuietLink>
          <Small>{picks.length < CHOICES_AT_MOST ? t('room') : t('full')}</Small>
        </Row>
      </Stack>
    </Panel>
  )
}

/** Hidden fields of a pick button. */
export function PickFields({ institutionId, back }: { institutionId: string; back: string }) {
  return (
    <>
      <input type="hidden" name="institutionId" value={institutionId} />
      <input type="hidden" name="back" value={back} />
    </>
  )
}
