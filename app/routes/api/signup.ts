import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { doors } from '#app/access/doors.server.ts'
import { reading } from '#app/access/page.server.ts'
import { signedInHeaders } from '#app/access/sign-in.server.ts'
import { signUpSchema } from '#app/domain/accounts/account.schema.ts'
import { signUp } from '#app/domain/accounts/accounts.server.ts'
import { findMe } from '#app/domain/accounts/me.server.ts'
import { errorsOf, failed, onlyPost, readJson } from './json.server.ts'

export async function action(args: ActionFunctionArgs) {
  await doors.open(args)
  if (args.request.method !== 'POST') return onlyPost(args)
  const given = await readJson(args, signUpSchema)
  if (given.refused) return failed(args, 400, 'signup.failed', errorsOf(given.refused))

  const account = await signUp(given.value, reading(args, 'auth').language, args.context.address ?? null)
  if (account === 'busy') return failed(args, 503, 'signup.failed')
  if (account === 'too-often') return failed(args, 429, 'invalid.tooOftenHere')
  if (account === 'common-password') return failed(args, 400, 'signup.failed', { password: 'passwordCommon' })
  if (account === 'taken') return failed(args, 409, 'signup.failed', { username: 'usernameTaken' })
  const headers = await signedInHeaders(args.request, account)
  return Response.json(await findMe(account.id), { status: 201, headers })
}

export async function loader(args: LoaderFunctionArgs) {
  await doors.open(args)
  return onlyPost(args)
}
