import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards, wantedPath } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { preferenceCookie } from '#app/access/preference-cookie.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { aboutSchema, placeSchema, placeSoFarSchema } from '#app/domain/accounts/onboarding.schema.ts'
import { finishOnboarding, findOnboarding, savePlace, saveAbout } from '#app/domain/accounts/onboarding.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { listCities } from '#app/domain/locations/cities.server.ts'
import { gatherBirthDate } from '#app/forms/birth-date.ts'
import { constraintOf, formDataOf, parseForm } from '#app/forms/form.server.ts'
import { monthNames } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { pathOf } from '#app/paths.ts'
import { AboutStep } from './onboarding-about.tsx'
import { PlaceStep } from './onboarding-place.tsx'

export const handle = { i18n: ['auth', 'person', 'fields'], failure: { load: 'locations', act: 'onboarding' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.newcomer(args)
  const { t, language } = reading(args, 'auth')
  const { about, isAboutComplete: isAboutSaid, cityId } = await findOnboarding(viewer)
  const asked = askedStep(args.request)
  const step = isAboutSaid && asked !== '1' ? 2 : 1
  if ((asked ?? '1') !== String(step)) throw redirect(stepPath(args.request, step))
  return {
    page: headOf(args, { title: t('onboarding.title', { step }), description: t('onboarding.description') }),
    sentHere: isSentHere(args.request),
    ...(step === 1
      ? { step: 1 as const, about, months: monthNames(language), constraint: constraintOf(aboutSchema) }
      : {
          step: 2 as const,
          place: { cityId, language },
          constraint: constraintOf(placeSchema),
          cities: await listCities(language),
        }),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.newcomer(args)
  return askedStep(args.request) === '2' ? takeSecond(args, viewer) : takeFirst(args, viewer)
}

async function takeFirst(args: ActionFunctionArgs, viewer: Viewer) {
  const form = parseForm(args, gatherBirthDate(await formDataOf(args.request)), aboutSchema)
  if (form.refused) return form.refused
  await saveAbout(viewer, form.value)
  return redirect(stepPath(args.request, 2))
}

async function takeSecond(args: ActionFunctionArgs, viewer: Viewer) {
  const posted = await formDataOf(args.request)
  if (posted.get('wish') === 'back') return goBack(args, viewer, posted)
  const form = parseForm(args, posted, placeSchema)
  if (form.refused) return form.refused
  const outcome = await finishOnboarding(viewer, form.value)
  if (outcome === 'unknown-city') return form.refuse({ cityId: 'required' })
  if (outcome === 'not-begun') return redirect(stepPath(args.request, 1))

  const wanted = wantedPath(args.request)
  const headers = new Headers({ 'Set-Cookie': preferenceCookie('language', form.value.language) })
  headers.append('Set-Cookie', toastCookie('onboarded'))
  return redirect(wanted === '/' ? pathOf('feed') : wanted, { headers })
}

/** Going back is a submit button, so that the input is kept without script as well. */
async function goBack(args: ActionFunctionArgs, viewer: Viewer, posted: FormData) {
  const form = parseForm(args, posted, placeSoFarSchema)
  const language = form.value?.language
  if (form.value) await savePlace(viewer, form.value)
  return redirect(stepPath(args.request, 1), {
    headers: language ? { 'Set-Cookie': preferenceCookie('language', language) } : {},
  })
}

function askedStep(request: Request) {
  return new URL(request.url).searchParams.get('step')
}

function isSentHere(request: Request) {
  return new URL(request.url).searchParams.get('reason') === 'onboarding_required'
}

/** Returns the address of a step, with the page to continue to and the reason for onboarding. */
function stepPath(request: Request, step: 1 | 2) {
  const wanted = wantedPath(request)
  return pathOf('onboarding', null, {
    step: String(step),
    redirect: wanted === '/' ? null : wanted,
    reason: isSentHere(request) ? 'onboarding_required' : null,
  })
}

export default function OnboardingPage() {
  const loaded = useLoaderData<typeof loader>()
  return loaded.step === 1 ? <AboutStep {...loaded} /> : <PlaceStep {...loaded} />
}
