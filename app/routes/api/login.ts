import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { authenticatorFor } from '#app/access/authenticator.server.ts'
import { guards } from '#app/access/guards.server.ts'
import { signedInHeaders } from '#app/access/sign-in.server.ts'
import { apiLoginSchema } from '#app/domain/accounts/account.schema.ts'
import { findMe } from '#app/domain/accounts/me.server.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { errorsOf, failed, onlyPost, readJson } from './json.server.ts'

export async function action(args: ActionFunctionArgs) {
  await guards.anyone(args)
  if (args.request.method !== 'POST') return onlyPost(args)
  const given = await readJson(args, apiLoginSchema)
  if (given.refused) return failed(args, 400, 'login.failed', errorsOf(given.refused))

  const outcome = await authenticatorFor(args).authenticate('json', args.request)
  if (outcome.is === 'busy') return failed(args, 503, 'login.failed')
  if (outcome.is === 'code-needed') return failed(args, 401, 'api.codeNeeded')
  if (outcome.is === 'refused') return failed(args, ...answerTo(outcome.because))
  const headers = await signedInHeaders(args.request, outcome.account, { shared: given.value.shared === 'on' })
  return Response.json(await findMe(outcome.account.id), { headers })
}

/** Returns the status and the message key of a refusal. */
function answerTo(because: string): [status: number, key: Key<'auth'>] {
  switch (because) {
    case 'tooOften':
      return [429, `invalid.${because}`]
    case 'accountInactive':
    case 'accountBlocked':
      return [403, `invalid.${because}`]
    case 'codesToday':
      return [429, 'api.codesToday']
    case 'passwordExpired':
      return [403, 'invalid.passwordExpired']
    case 'codeWrong':
      return [401, 'api.codeWrong']
    default:
      return [401, 'invalid.wrongCredentials']
  }
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  return onlyPost(args)
}
