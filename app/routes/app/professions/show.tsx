import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { isBeforeTen } from '#app/domain/academic/schooling.ts'
import { schoolingOf } from '#app/domain/academic/schooling.server.ts'
import { findFirstTest } from '#app/domain/assessments/tests.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { compareWith } from '#app/domain/guidance/recommendations.server.ts'
import { composeTaught } from '#app/domain/institutions/taught.server.ts'
import { findProfession } from '#app/domain/professions/professions.server.ts'
import { findProfessionPlanning } from '#app/domain/roadmaps/plans.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { taughtTexts } from '#app/wording/institutions/taught-texts.server.ts'
import { nextStepAfterProfession } from '#app/wording/professions/next-step-texts.server.ts'
import { professionTexts, sceneText } from '#app/wording/professions/profession-texts.server.ts'
import { StepButton, WayOn } from '../careers/way-on.tsx'
import { ProfessionView } from './profession-view.tsx'

export const handle = { i18n: ['profession', 'professions', 'match', 'subjects'], failure: { load: 'professions' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'profession')
  const { language } = reader
  const profession = await findProfession(args.params.professionId ?? '', language)
  if (!profession) throw problem(args, 404)
  const today = calendarDay(new Date())
  const [match, taught, plan, firstTest] = await Promise.all([
    compareWith(viewer, profession, language),
    composeTaught(viewer, profession.id, language),
    findProfessionPlanning(viewer),
    findFirstTest(),
  ])
  const isCompared = match !== null && match !== 'even'
  return {
    page: headOf(args, { title: profession.title, description: profession.summary }),
    profession: professionTexts(profession, { isAfterNine: isBeforeTen(schoolingOf(viewer, today), today) }, reader),
    scene: readPreferences(args.request).lite ? null : sceneText(profession.field, reader.in('scenes')),
    match,
    listed: isCompared && match.isListed,
    ownList: isCompared ? pathOf('results', { testId: match.testId }) : null,
    places: taught.kinds.length > 0 ? pathOf('institutions', null, { country: 'kz', profession: profession.id }) : null,
    taught: taughtTexts(taught, reading(args, 'admission')),
    nextStep: nextStepAfterProfession(
      profession.id,
      { isCompared: match !== null, plan, firstTest },
      reader.in('nextSteps'),
    ),
  }
}

export type LoadedProfession = ReturnType<typeof useLoaderData<typeof loader>>

export default function ProfessionPage() {
  const loaded = useLoaderData<typeof loader>()
  const { listed, places, ownList, nextStep } = loaded
  const { t } = useTranslation('profession')
  return (
    <ProfessionView
      {...loaded}
      here={listed}
      ways={
        <>
          <StepButton step={nextStep} />
          <QuietLink to="#ways">{t('preparation')}</QuietLink>
          {places ? <QuietLink to={places}>{t('study')}</QuietLink> : null}
          {ownList ? <QuietLink to={ownList}>{t('list.own')}</QuietLink> : null}
        </>
      }
      nextStep={<WayOn step={nextStep} />}
    />
  )
}
