import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { headOf, reading } from '#app/access/page.server.ts'
import { saveGoal } from '#app/domain/roadmaps/draft.server.ts'
import { goalSchema } from '#app/domain/roadmaps/draft.schema.ts'
import { standingOfGoals } from '#app/domain/roadmaps/goals.server.ts'
import { planGoals } from '#app/domain/roadmaps/vocabulary.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { RadioGroup } from '#app/ui/field.tsx'
import { Sheet } from '#app/ui/layout.tsx'
import { goalTexts } from '#app/wording/careers/goal-texts.server.ts'
import { ClosedGoals } from '../closed-goals.tsx'
import { StepPage } from './step-page.tsx'
import { enterStep, pathAfter } from './wizard.server.ts'

export const handle = { i18n: ['wizard', 'fields'], failure: { load: 'plan' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, draft } = await enterStep(args, 'goal')
  const { t, language } = reading(args, 'wizard')
  const standings = await standingOfGoals(viewer)
  return {
    page: headOf(args, { title: t('goal.title'), description: t('description') }),
    constraint: constraintOf(goalSchema),
    open: planGoals.filter(goal => standings[goal].state === 'open'),
    closed: goalTexts(standings, language),
    defaults: { goal: draft?.goal },
  }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer } = await enterStep(args, 'goal')
  const form = await readForm(args, goalSchema)
  if (form.refused) return form.refused

  const { goal } = form.value
  if ((await standingOfGoals(viewer))[goal].state !== 'open') return form.refuse({ goal: 'closed' }, 409)
  await saveGoal(viewer, goal)
  return redirect(pathAfter('goal', goal))
}

export default function GoalPage() {
  const { constraint, open, closed, defaults } = useLoaderData<typeof loader>()
  const { t } = useTranslation('wizard')
  const form = useForm({ constraint, defaults, message: useFieldMessage('wizard') })
  if (open.length === 0) {
    return (
      <Sheet narrow>
        <EmptyState
          as="h1"
          title={t('goal.none')}
          action={<ButtonLink to={pathOf('careers')}>{t('leave')}</ButtonLink>}
        >
          <ClosedGoals goals={closed} />
        </EmptyState>
      </Sheet>
    )
  }
  return (
    <StepPage
      form={form}
      number={2}
      back={pathOf('newPlan')}
      title={t('goal.title')}
      lead={t('goal.lead')}
      above={closed.length > 0 ? <ClosedGoals goals={closed} /> : null}
    >
      <RadioGroup
        {...form.choice('goal')}
        legend={t('goal')}
        options={open.map(goal => ({ value: goal, label: `${t(`goal.${goal}`)}. ${t(`goal.${goal}.hint`)}` }))}
      />
    </StepPage>
  )
}
