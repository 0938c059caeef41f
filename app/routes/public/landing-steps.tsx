import { useTranslation } from '#app/i18n/use-translation.ts'
import { ChanceStrip } from '#app/ui/chance-list.tsx'
import { ScoreBar } from '#app/ui/charts.tsx'
import { Ground, Legs } from '#app/ui/hero.tsx'
import { Text } from '#app/ui/layout.tsx'
import { Progress } from '#app/ui/progress.tsx'

/** The four steps from the tests to a plan. */
export function LandingSteps() {
  const { t } = useTranslation('landing')
  const graphics = {
    1: <Progress value={16} max={30} label={t('steps.1.alt')} />,
    2: <ScoreBar score={72} low={64} high={80} label={t('steps.2.alt')} />,
    3: <ChanceStrip at={58} low={47} high={69} label={t('steps.3.alt')} />,
    4: <Progress value={2} max={6} label={t('steps.4.alt')} />,
  }
  return (
    <Ground labelledBy="steps">
      <h2 id="steps">{t('steps.title')}</h2>
      <Legs
        items={([1, 2, 3, 4] as const).map(step => ({
          title: t(`steps.${step}.title`),
          text: t(`steps.${step}.text`),
          graphic: graphics[step],
        }))}
      />
      <Text>{t('steps.together')}</Text>
    </Ground>
  )
}
