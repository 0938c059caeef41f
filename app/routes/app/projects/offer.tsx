import { useTranslation } from '#app/i18n/use-translation.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Row } from '#app/ui/layout.tsx'
import type { LoadedTeam } from './team.tsx'

type Props = { projectId: string; offer: NonNullable<LoadedTeam['team']['offer']> }

/** Pending offer of the lead: the recipient accepts or refuses it, the current lead may withdraw it. */
export function Offer({ projectId, offer: { id: requestId, own, title, text } }: Props) {
  const { t } = useTranslation('project')
  return (
    <Alert tone="info" title={title} as="h2" id="hand-over">
      <p>{text}</p>
      <form method="post" action={projectPathOf('projectRequest', { projectId, requestId })}>
        {own ? (
          <Row>
            <Button name="answer" value="accept">
              {t('offer.accept')}
            </Button>
            <Button name="answer" value="refuse" kind="second">
              {t('offer.refuse')}
            </Button>
          </Row>
        ) : (
          <Button name="answer" value="withdraw" kind="second">
            {t('offer.withdraw')}
          </Button>
        )}
      </form>
    </Alert>
  )
}
