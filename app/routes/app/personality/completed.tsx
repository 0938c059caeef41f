import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { OnScreen } from '#app/ui/report.tsx'
import { WayOn } from '../careers/way-on.tsx'
import { Thumbs } from '../professions/thumbs.tsx'
import { Failed, StartForm } from './begin.tsx'
import type { OwnerSheet } from './owner-sheet.server.ts'
import { ShareSection } from './share-section.tsx'
import { Sheet } from './sheet.tsx'

type Props = { completed: OwnerSheet; advisor: boolean }

/** A finished analysis for its owner: the sheet, the actions and the next step. */
export function Completed({ completed, advisor }: Props) {
  const { sheet, isLatest } = completed
  const back = pathOf('personality', null, { analysis: isLatest ? null : sheet.id, open: 'each' })
  const thumbs = new Map(completed.thumbs)
  return (
    <Sheet
      sheet={sheet}
      name={completed.name}
      notes={<Notes completed={completed} />}
      eachTo={back}
      rate={(professionId, title) => (
        <Thumbs
          professionId={professionId}
          title={title}
          thumb={thumbs.get(professionId) ?? null}
          analysisId={sheet.id}
          back={back}
        />
      )}
    >
      <OnScreen>
        <Stack gap="xl">
          <div>
            <ShareSection completed={completed} />
            <Feedback answered={completed.answered} isLatest={isLatest} />
            <Again completed={completed} advisor={advisor} />
            {completed.made.length > 1 ? <Made made={completed.made} shown={sheet.id} /> : null}
          </div>
          <WayOn step={completed.nextStep}>
            <QuietLink to={completed.nextStep.beside.to}>{completed.nextStep.beside.label}</QuietLink>
          </WayOn>
        </Stack>
      </OnScreen>
    </Sheet>
  )
}

/** Notices that this is not the latest analysis or that tests have been retaken since, or that the last attempt failed. */
function Notes({ completed: { isLatest, retaken, failed } }: Pick<Props, 'completed'>) {
  const { t } = useTranslation('personality')
  return (
    <>
      {failed ? <Failed /> : null}
      {isLatest ? null : (
        <Alert tone="info" title={t('older.title')}>
          <p>
            <QuietLink to={pathOf('personality')}>{t('older.go')}</QuietLink>
          </p>
        </Alert>
      )}
      {retaken ? (
        <Alert tone="info" title={t('retaken.title')}>
          {retaken}
        </Alert>
      ) : null}
    </>
  )
}

function Feedback({ answered, isLatest }: Pick<OwnerSheet, 'answered' | 'isLatest'>) {
  const { t } = useTranslation('personality')
  return (
    <Fold title={t('feedback.title')} says={t(answered ? 'feedback.done' : 'feedback.says')}>
      <Stack>
        <Text>{t(answered ? 'feedback.thanks' : 'feedback.invite')}</Text>
        {answered || !isLatest ? null : (
          <div>
            <ButtonLink to={pathOf('feedback')} kind="second">
              {t('feedback.go')}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Fold>
  )
}

function Again({ completed: { lockedUntil, again, mayStart }, advisor }: Pick<Props, 'completed' | 'advisor'>) {
  const { t } = useTranslation('personality')
  return (
    <Fold title={t('again.title')} says={lockedUntil ? t('again.says', { date: lockedUntil }) : t('again.open')}>
      <Stack>
        <Text>{again}</Text>
        {mayStart ? <StartForm advisor={advisor} /> : null}
      </Stack>
    </Fold>
  )
}

function Made({ made, shown }: { made: OwnerSheet['made']; shown: string }) {
  const { t } = useTranslation('personality')
  return (
    <Fold title={t('made.title')} says={t('made.says')}>
      {made.map(({ id, on }) => (
        <Row key={id}>
          {id === shown ? (
            <b>{t('made.shown', { date: on })}</b>
          ) : (
            <QuietLink to={pathOf('personality', null, { analysis: id })}>{on}</QuietLink>
          )}
        </Row>
      ))}
    </Fold>
  )
}
