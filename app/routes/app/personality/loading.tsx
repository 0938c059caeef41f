import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { stageNumbers, Waiting } from '../waiting/waiting.tsx'

export function Loading({ lead, stage }: { lead: string; stage: number }) {
  const { t } = useTranslation('personality')
  return (
    <Waiting
      title={t('loading.title')}
      lead={lead}
      stage={stage}
      progress={pathOf('analysisProgress')}
      stages={stageNumbers.map(number => t(`stage.${number}`))}
      again={{ to: pathOf('personality'), label: t('loading.again') }}
    />
  )
}
