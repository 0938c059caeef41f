import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { onboardingSchema } from '#app/domain/accounts/account.schema.ts'
import { onboard } from '#app/domain/accounts/onboarding.server.ts'
import { findMe } from '#app/domain/accounts/me.server.ts'
import { errorsOf, failed, onlyPost, readJson } from './json.server.ts'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.anyone(args)
  if (args.request.method !== 'POST') return onlyPost(args)
  if (!viewer) return failed(args, 401, 'api.signedOut')
  if (viewer.passwordChangeRequired) return failed(args, 403, 'api.passwordChange')
  if (viewer.onboarded) return failed(args, 409, 'api.onboarded')
  const given = await readJson(args, onboardingSchema)
  if (given.refused) return failed(args, 400, 'onboarding.failed', errorsOf(given.refused))

  const outcome = await onboard(viewer, given.value)
  if (outcome === 'unknown-city') return failed(args, 400, 'onboarding.failed', { cityId: 'required' })
  return Response.json(await findMe(viewer.id))
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  return onlyPost(args)
}
