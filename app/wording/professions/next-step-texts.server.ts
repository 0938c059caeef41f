import type { GoalStanding } from '#app/domain/roadmaps/goals.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'
import { firstTestPath } from '../way/next-step-texts.server.ts'

type Standing = {
  /** Whether the profession could be compared with the person's interests. */
  isCompared: boolean
  /** Null before the analysis, which a plan requires. */
  plan: GoalStanding | null
  firstTest: string | null
}

/** Returns the next step from a profession: a plan to it, the current plan, or what a plan requires first. */
export function nextStepAfterProfession(
  id: string,
  { isCompared, plan, firstTest }: Standing,
  { t }: Reader<'nextSteps'>,
) {
  if (!isCompared) return stepTexts('compare', firstTestPath(firstTest))
  if (plan === null) return stepTexts('direction', pathOf('personality'))
  if (plan.state === 'taken') return stepTexts('underWay', pathOf('plan', { planId: plan.planId }))
  if (plan.state === 'waiting')
    return stepTexts('places', pathOf('institutions', null, { country: 'kz', profession: id }))
  return { title: t('toThis'), text: t('toThis.text'), go: t('toThis.go'), professionId: id }

  function stepTexts(step: 'compare' | 'direction' | 'underWay' | 'places', to: string) {
    return { title: t(step), text: t(`${step}.text`), go: t(`${step}.go`), to }
  }
}

/** Returns the next step from the catalogue: the person's own list, or the test that produces it. */
export function nextStepAfterCatalogue(hasList: boolean, firstTest: string | null, { t }: Reader<'nextSteps'>) {
  const step = hasList ? 'own' : 'find'
  const to = hasList ? pathOf('personality') : firstTestPath(firstTest)
  return { title: t(step), text: t(`${step}.text`), go: t(`${step}.go`), to }
}
