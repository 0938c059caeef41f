import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Columns, Row, Sheet as Page, Stack, Text } from '#app/ui/layout.tsx'
import { OnScreen } from '#app/ui/report.tsx'
import { Thumbs } from '../professions/thumbs.tsx'
import { Failed, StartForm } from './begin.tsx'
import type { OwnerSheet } from './owner-sheet.server.ts'
import { ShareSection } from './share-section.tsx'
import { Sheet } from './sheet.tsx'

type Props = { completed: OwnerSheet; advisor: boolean }

/** A finished analysis as its owner sees it: the sheet, and what can be done with it. */
export function Completed({ completed, advisor }: Props) {
  const { sheet, isLatest } = completed
  const back = pathOf('personality', null, isLatest ? {} : { analysis: sheet.id })
  const thumbs = new Map(completed.thumbs)
  return (
    <Page>
      <Stack gap="xl">
        <Sheet
          sheet={sheet}
          name={completed.name}
          notes={<Notes completed={completed} />}
          rate={(professionId, title) => (
            <Thumbs
              professionId={professionId}
              title={title}
              thumb={thumbs.get(professionId) ?? null}
              analysisId={sheet.id}
              back={back}
            />
          )}
        />
        <OnScreen>
          <Stack gap="xl">
            <Columns min="wide">
              <Feedback answered={completed.answered} isLatest={isLatest} />
              <Again completed={completed} advisor={advisor} />
            </Columns>
            <ShareSection completed={completed} />
            {completed.made.length > 1 ? <Made made={completed.made} shown={sheet.id} /> : null}
          </Stack>
        </OnScreen>
      </Stack>
    </Page>
  )
}

/** What one should know before reading: it is not the last, or not of the last answers. */
function Notes({ completed: { isLatest, retaken, lockedUntil, failed } }: Pick<Props, 'completed'>) {
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
          {lockedUntil ? t('retaken.locked', { date: lockedUntil }) : t('retaken.open')}
        </Alert>
      ) : null}
    </>
  )
}

function Feedback({ answered, isLatest }: Pick<OwnerSheet, 'answered' | 'isLatest'>) {
  const { t } = useTranslation('personality')
  return (
    <Stack as="section" gap="s" aria-labelledby="feedback">
      <h2 id="feedback">{t('feedback.title')}</h2>
      <Text>{t(answered ? 'feedback.thanks' : 'feedback.invite')}</Text>
      {answered || !isLatest ? null : (
        <div>
          <ButtonLink to={pathOf('feedback')} kind="second">
            {t('feedback.go')}
          </ButtonLink>
        </div>
      )}
    </Stack>
  )
}

function Again({ completed: { lockedUntil, mayStart }, advisor }: Props) {
  const { t } = useTranslation('personality')
  return (
    <Stack as="section" gap="s" aria-labelledby="again">
      <h2 id="again">{t('again.title')}</h2>
      {lockedUntil ? <Text>{t('again.locked', { date: lockedUntil })}</Text> : null}
      {mayStart ? (
        <>
          <Text>{t('again.text')}</Text>
          <StartForm advisor={advisor} />
        </>
      ) : null}
      <Text>{t('print.text')}</Text>
    </Stack>
  )
}

function Made({ made, shown }: { made: OwnerSheet['made']; shown: string }) {
  const { t } = useTranslation('personality')
  return (
    <Disclosure summary={t('made.title')}>
      {made.map(({ id, on }) => (
        <Row key={id}>
          {id === shown ? (
            <b>{t('made.shown', { date: on })}</b>
          ) : (
            <QuietLink to={pathOf('personality', null, { analysis: id })}>{on}</QuietLink>
          )}
        </Row>
      ))}
    </Disclosure>
  )
}
