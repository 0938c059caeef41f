import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { useProgress } from './progress-poll.ts'

export const stageNumbers = [1, 2, 3, 4] as const

type WaitingProps = {
  title: string
  lead: string
  /** Number of stages completed when the page was rendered, and the address to poll. */
  stage: number
  progress: string
  stages: string[]
  /** Link to reload the page. It is always shown, although pages without script also reload by themselves. */
  again: { to: string; label: string }
}

/** Progress of background work by stages. */
export function Waiting({ title, lead, stage, progress, stages, again }: WaitingProps) {
  const passed = useProgress(progress, stage)
  const { t } = useTranslation('waiting')
  const current = Math.min(passed, stages.length - 1)
  return (
    <Stack gap="l">
      <PageTitle title={title} lead={lead} />
      <Text as="p" role="status">
        {t('now', { number: current + 1, of: stages.length, stage: stages[current]! })}
      </Text>
      <Entries>
        {stages.map((name, at) => {
          const shape = at < passed ? 'full' : at === current ? 'half' : 'empty'
          return (
            <Entry
              key={name}
              side={
                <Badge shape={shape} tone={shape === 'full' ? 'good' : 'neutral'}>
                  {t(`state.${shape}`)}
                </Badge>
              }
            >
              {name}
            </Entry>
          )
        })}
      </Entries>
      <div>
        <QuietLink to={again.to} reload>
          {again.label}
        </QuietLink>
      </div>
    </Stack>
  )
}
