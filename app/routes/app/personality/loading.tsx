import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { useProgress } from './progress-poll.ts'

const stages = [1, 2, 3, 4] as const

/** The four stages as they pass. Without script the page asks again by itself; the link is for everyone. */
export function Loading({ stage }: { stage: number }) {
  const { t } = useTranslation('personality')
  const passed = useProgress(stage)
  const current = stages[Math.min(passed, stages.length - 1)]!
  return (
    <Stack gap="l">
      <PageTitle title={t('loading.title')} lead={t('loading.lead')} />
      <Text as="p" role="status">
        {t('loading.now', { number: current, of: stages.length, stage: t(`stage.${current}`) })}
      </Text>
      <Entries>
        {stages.map(number => {
          const shape = number <= passed ? 'full' : number === current ? 'half' : 'empty'
          return (
            <Entry
              key={number}
              side={
                <Badge shape={shape} tone={shape === 'full' ? 'good' : 'neutral'}>
                  {t(`stage.state.${shape}`)}
                </Badge>
              }
            >
              {t(`stage.${number}`)}
            </Entry>
          )
        })}
      </Entries>
      <div>
        <QuietLink to={pathOf('personality')} reload>
          {t('loading.again')}
        </QuietLink>
      </div>
    </Stack>
  )
}
