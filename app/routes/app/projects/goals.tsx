import { useTranslation } from '#app/i18n/use-translation.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { Badge } from '#app/ui/badge.tsx'
import { QuietButton } from '#app/ui/button.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Figure, Small } from '#app/ui/prose.tsx'
import type { LoadedProject } from './show.tsx'

/** Goals of the project and their progress. Team members tick them off. */
export function Goals({ project: { id: projectId, goals, may } }: { project: LoadedProject['project'] }) {
  const { t } = useTranslation('project')
  if (goals.count === 0) return null
  return (
    <Stack as="section" aria-labelledby="goals">
      <Row between>
        <h2 id="goals">{t('goals')}</h2>
        <Figure>{goals.of}</Figure>
      </Row>
      <Progress value={goals.done} max={goals.count} label={goals.label} />
      <Entries>
        {goals.items.map(({ id, text, done, note }) => (
          <Entry
            key={id}
            id={`goal-${id}`}
            side={
              may.tick ? (
                <form method="post" action={projectPathOf('projectObjective', { projectId, objectiveId: id })}>
                  <QuietButton
                    name="wanted"
                    value={done ? 'off' : 'on'}
                    aria-label={`${t(done ? 'goal.untick' : 'goal.tick')}: ${text}`}
                  >
                    {t(done ? 'goal.untick' : 'goal.tick')}
                  </QuietButton>
                </form>
              ) : null
            }
          >
            <span dir="auto">{text}</span>
            <Row>
              <Badge shape={done ? 'full' : 'empty'} tone={done ? 'good' : 'neutral'}>
                {t(done ? 'goal.done' : 'goal.open')}
              </Badge>
              {note ? <Small as="span">{note}</Small> : null}
            </Row>
          </Entry>
        ))}
      </Entries>
    </Stack>
  )
}
