import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Row } from '#app/ui/layout.tsx'

type Props = {
  professionId: string
  title: string
  thumb: 1 | -1 | null
  /** Source of the recommendation: the results of an attempt, or an analysis. */
  attemptId?: string
  analysisId?: string
  /** Address of the list, to return to it. */
  back: string
}

/** Thumbs for a recommendation. The button sends the wanted state, so a repeated request has no further effect. */
export function Thumbs({ professionId, title, thumb, attemptId, analysisId, back }: Props) {
  const { t } = useTranslation('match')
  const button = (value: 1 | -1, name: 'up' | 'down') => (
    <Button
      name="thumb"
      value={thumb === value ? 'none' : name}
      kind={thumb === value ? 'main' : 'second'}
      small
      aria-pressed={thumb === value}
      aria-label={t(`thumb.${name}.label`, { title })}
    >
      {t(`thumb.${name}`)}
    </Button>
  )
  return (
    <Form method="post" action={pathOf('thumb', { professionId })} preventScrollReset>
      {attemptId ? <input type="hidden" name="attempt" value={attemptId} /> : null}
      {analysisId ? <input type="hidden" name="analysis" value={analysisId} /> : null}
      <input type="hidden" name="back" value={`${back}#${professionId}`} />
      <Row>
        {button(1, 'up')}
        {button(-1, 'down')}
      </Row>
    </Form>
  )
}
