import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { authenticatorFor } from '#app/access/authenticator.server.ts'
import { guards } from '#app/access/guards.server.ts'
import { signedInHeaders } from '#app/access/sign-in.server.ts'
import { signUpSchema } from '#app/domain/accounts/account.schema.ts'
import { findNameProblems } from '#app/domain/accounts/name-problems.ts'
import { findMe } from '#app/domain/accounts/me.server.ts'
import { checkNewNames } from '#app/domain/moderation/calls-for-help.server.ts'
import { signUpFieldOf } from '../auth/sign-up-refusals.ts'
import { errorsOf, failed, onlyPost, readJson } from './json.server.ts'

export async function action(args: ActionFunctionArgs) {
  await guards.anyone(args)
  if (args.request.method !== 'POST') return onlyPost(args)
  const given = await readJson(args, signUpSchema)
  if (given.refused) return failed(args, 400, 'signup.failed', errorsOf(given.refused))

  const names = findNameProblems(given.value)
  if (names) return failed(args, 400, 'signup.failed', names)
  const outcome = await authenticatorFor(args).authenticate('json-sign-up', args.request)
  if (outcome.is === 'refused') {
    const { because } = outcome
    if (because === 'signUpsToday') return failed(args, 429, 'invalid.signUpsToday')
    if (because === 'usernameTaken') return failed(args, 409, 'signup.failed', { username: because })
    return failed(args, 400, 'signup.failed', { [signUpFieldOf(because)]: because })
  }
  if (outcome.is !== 'open') return failed(args, 503, 'signup.failed')
  await checkNewNames(outcome.account.id, given.value)
  const headers = await signedInHeaders(args.request, outcome.account, { shared: given.value.shared === 'on' })
  return Response.json(await findMe(outcome.account.id), { status: 201, headers })
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  return onlyPost(args)
}
