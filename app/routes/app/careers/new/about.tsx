import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { aimOf, saveAbout } from '#app/domain/roadmaps/draft.server.ts'
import { aboutSchema } from '#app/domain/roadmaps/draft.schema.ts'
import { findAskedPlan, startPlan } from '#app/domain/roadmaps/plans.server.ts'
import { nameTargets } from '#app/domain/roadmaps/target-offers.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, formDataOf, parseForm } from '#app/forms/form.server.ts'
import { IdempotencyKeyField } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { StepPage } from './step-page.tsx'
import { useLeaveQuestion } from './leave-question.ts'
import { enterStep } from './wizard.server.ts'

export const handle = { i18n: ['wizard', 'person', 'fields'], failure: { load: 'plan' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const { draft } = await enterStep(args, 'about')
  const { t, language } = reading(args, 'wizard')
  const goal = draft!.goal as 'EMPLOYMENT' | 'ENROLLMENT'
  const status = draft!.status as 'PUPIL' | 'STUDENT' | 'ALUMNI' | 'EMPLOYED'
  return {
    page: headOf(args, { title: t('about.title'), description: t('description') }),
    constraint: constraintOf(aboutSchema),
    idempotencyKey: draft!.idempotencyKey,
    goal,
    status,
    years: draft!.years!,
    target: (await nameTargets([aimOf(draft!)], language))[0]!.name,
    defaults: { about: draft!.about },
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const formData = await formDataOf(args.request)
  try {
    await enterStep(args, 'about')
  } catch (elsewhere) {
    // The draft is deleted once its plan is made, so a repeated request is redirected to that plan.
    const key = formData.get('idempotencyKey')
    const asked = typeof key === 'string' ? await findAskedPlan(viewer, key) : null
    throw asked ? redirect(pathOf('plan', { planId: asked })) : elsewhere
  }
  const form = parseForm(args, formData, aboutSchema)
  if (form.refused) return form.refused

  await saveAbout(viewer, form.value.about)
  if (formData.get('then') === 'leave') {
    return redirectWithToast(pathOf('careers'), 'saved')
  }
  const outcome = await startPlan(viewer, form.value)
  if (outcome === 'no-analysis' || outcome === 'incomplete') return redirect(pathOf('careers'))
  if (outcome === 'closed') return form.refuse({ '': 'closed' }, 409)
  if (outcome === 'gone') return form.refuse({ '': 'unknown' })
  return redirectWithToast(pathOf('plan', { planId: outcome.id }), outcome.underWay ? 'plan-waits' : null)
}

export default function AboutStepPage() {
  const { constraint, defaults, idempotencyKey } = useLoaderData<typeof loader>()
  const { t } = useTranslation('wizard')
  const form = useForm({ constraint, defaults, message: useFieldMessage('wizard') })
  useLeaveQuestion('about', t('leave.question'))
  return (
    <StepPage
      form={form}
      number={4}
      back={pathOf('planGoal')}
      title={t('about.title')}
      lead={t('about.lead')}
      hidden={<IdempotencyKeyField id={idempotencyKey} />}
      above={<Answers />}
      buttons={
        <>
          <Button forward name="then" value="make">
            {t('make')}
          </Button>
          <Button kind="second" name="then" value="leave">
            {t('save')}
          </Button>
        </>
      }
    >
      <TextArea {...form.field('about')} label={t('about')} hint={t('aboutHint')} optional rows={5} maxLength={1000} />
      <Small>{t('about.time')}</Small>
    </StepPage>
  )
}

/** The previous answers, each with a link to change it. */
function Answers() {
  const { goal, status, years, target } = useLoaderData<typeof loader>()
  const { t } = useTranslation('wizard')
  const person = useTranslation('person')
  const answer = (text: string, to: string) => (
    <>
      <p>{text}</p>
      <QuietLink to={to}>{t('about.change')}</QuietLink>
    </>
  )
  const targetPath = pathOf(goal === 'EMPLOYMENT' ? 'planProfession' : 'planProgramme')
  return (
    <Stack as="section" gap="s" aria-label={t('about.summary')}>
      <Facts
        items={[
          { term: t('about.status'), text: answer(person.t(`status.${status}`), pathOf('newPlan')) },
          { term: t('about.years'), text: answer(t('ahead', { count: years }), pathOf('newPlan')) },
          { term: t('about.goal'), text: answer(t(`goal.${goal}`), pathOf('planGoal')) },
          { term: t('about.target'), text: answer(target, targetPath) },
        ]}
      />
      <Text>
        <p>{t('about.academic')}</p>
        <QuietLink to={pathOf('academic')}>{t('about.academicGo')}</QuietLink>
      </Text>
    </Stack>
  )
}
