import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { originOf } from '#app/access/authenticator.server.ts'
import { doors } from '#app/access/doors.server.ts'
import { signedInHeaders } from '#app/access/sign-in.server.ts'
import { apiLoginSchema } from '#app/domain/accounts/account.schema.ts'
import { finishSignIn, signIn } from '#app/domain/accounts/sign-in.server.ts'
import { findMe } from '#app/domain/accounts/me.server.ts'
import { errorsOf, failed, onlyPost, readJson } from './json.server.ts'

export async function action(args: ActionFunctionArgs) {
  await doors.open(args)
  if (args.request.method !== 'POST') return onlyPost(args)
  const given = await readJson(args, apiLoginSchema)
  if (given.refused) return failed(args, 400, 'login.failed', errorsOf(given.refused))

  const outcome = await signIn(given.value, await originOf(args))
  if (outcome.is === 'busy') return failed(args, 503, 'login.failed')
  if (outcome.is === 'refused') return failed(args, statusOf(outcome.because), `invalid.${outcome.because}`)
  const account = outcome.is === 'open' ? outcome.account : await secondStep(outcome.ticket, given.value.oneTimeCode)
  if (typeof account === 'string') return failed(args, 401, account)
  return Response.json(await findMe(account.id), { headers: await signedInHeaders(args.request, account) })
}

function statusOf(because: string) {
  if (because.startsWith('tooOften')) return 429
  return because === 'wrongCredentials' ? 401 : 403
}

async function secondStep(ticket: string, code: string | undefined) {
  if (code === undefined) return 'api.codeNeeded' as const
  const account = await finishSignIn(ticket, code)
  return typeof account === 'string' ? ('api.codeWrong' as const) : account
}

export async function loader(args: LoaderFunctionArgs) {
  await doors.open(args)
  return onlyPost(args)
}
