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
  /** How many of the stages had passed when the page was made, and where it asks for more. */
  stage: number
  progress: string
  stages: string[]
  /** For everyone: without script the page asks again by itself, too. */
  again: { to: string; label: string }
}

/** Work in the background, stage by stage. */
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
