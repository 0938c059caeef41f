import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import type { z } from 'zod'
import { apiLoginSchema, codeSchema, loginSchema, signUpSchema } from '#app/domain/accounts/account.schema.ts'
import { type Account, signUp } from '#app/domain/accounts/accounts.server.ts'
import type { NameProblem } from '#app/domain/accounts/name-problems.ts'
import type { UsernameProblem } from '#app/domain/accounts/usernames.server.ts'
import type { NewPasswordRefusal } from '#app/domain/accounts/new-password.server.ts'
import { firstSignInSchema, replaceOneTimePassword } from '#app/domain/accounts/one-time-password.server.ts'
import { finishSignIn, type Origin, signIn, type SignIn } from '#app/domain/accounts/sign-in.server.ts'
import { type GuardArgs, guards } from './guards.server.ts'
import { JsonStrategy } from './json-strategy.server.ts'
import { browserKnows } from './known-browser.server.ts'
import { browserOf } from './visitor-browser.server.ts'
import { languageOf } from './language.server.ts'
import { secondStepCookie } from './session-cookie.server.ts'

/** Result of an authentication strategy. A refusal is an error key; the page or API call chooses the field and status. */
export type Authentication = SignIn | { is: 'refused'; because: Refusal }

type Refusal =
  /** A field is missing or invalid; the page's own validation has reported it before. */
  | 'invalid'
  | 'codeWrong'
  | 'codesToday'
  /** The sign-in token has expired, was used, or was replaced by a newer one. */
  | 'signInExpired'
  | UsernameProblem
  | NameProblem
  | NewPasswordRefusal
  | 'tooOften'
  | 'signUpsToday'

/** Returns the authentication strategies of remix-auth: `form` and `json` with name and password, `two-step` with the
 *  code after the password, `one-time-password` to replace one, `sign-up` and `json-sign-up`. They are created per
 *  request, because the rate limits need the network address and a strategy gets only the request. They only identify
 *  the person; `signedInHeaders` starts the session. */
export function authenticatorFor(args: GuardArgs): Authenticator<Authentication> {
  const authenticator = new Authenticator<Authentication>()
  const address = args.context.address ?? null

  authenticator.use(
    new FormStrategy(async ({ form, request }) => {
      const given = read(loginSchema, form)
      return given.success ? signIn(given.data, await originOf(request, address)) : refused('invalid')
    }),
    'form',
  )
  authenticator.use(
    new JsonStrategy(async ({ fields, request }) => {
      const given = read(apiLoginSchema, fields)
      if (!given.success) return refused('invalid')
      const outcome = await signIn(given.data, await originOf(request, address))
      const code = given.data.oneTimeCode
      if (outcome.is !== 'code-needed' || code === undefined) return outcome
      return secondStep(await finishSignIn(outcome.signInToken, code, await browserKnows(request)))
    }),
    'json',
  )
  authenticator.use(
    new FormStrategy(async ({ form, request }) => {
      const signInToken = await secondStepCookie.read(request)
      if (!signInToken) return refused('signInExpired')
      const given = read(codeSchema, form)
      if (!given.success) return refused('invalid')
      return secondStep(await finishSignIn(signInToken, given.data.oneTimeCode, await browserKnows(request)))
    }),
    'two-step',
  )
  authenticator.use(
    new FormStrategy(async ({ form }) => {
      const viewer = await guards.replacingPassword(args)
      const given = read(await firstSignInSchema(viewer.id), form)
      if (!given.success) return refused('invalid')
      const outcome = await replaceOneTimePassword(viewer, given.data.password)
      if (outcome === 'ended') return refused('signInExpired')
      if (outcome !== 'done') return refused(outcome)
      return open({ ...viewer, language: languageOf(args), passwordChangeRequired: false, factor: 'one-time-password' })
    }),
    'one-time-password',
  )
  const newAccount = async (fields: FormData) => {
    const given = read(signUpSchema, fields)
    return given.success ? signedUp(await signUp(given.data, languageOf(args), address)) : refused('invalid')
  }
  authenticator.use(new FormStrategy(({ form }) => newAccount(form)), 'sign-up')
  authenticator.use(new JsonStrategy(({ fields }) => newAccount(fields)), 'json-sign-up')
  return authenticator
}

/** Parses the fields of a flat form; an empty field counts as missing. */
function read<S extends z.ZodType>(schema: S, fields: FormData) {
  return schema.safeParse(Object.fromEntries(Array.from(fields).filter(([, value]) => value !== '')))
}

async function originOf(request: Request, address: string | null): Promise<Origin> {
  return { address, browser: await browserOf(request), knows: await browserKnows(request) }
}

function secondStep(outcome: Awaited<ReturnType<typeof finishSignIn>>): Authentication {
  if (outcome === 'expired') return refused('signInExpired')
  if (outcome === 'too-often') return refused('tooOften')
  if (outcome === 'too-many-today') return refused('codesToday')
  return outcome === 'wrong' ? refused('codeWrong') : open(outcome)
}

function signedUp(outcome: Awaited<ReturnType<typeof signUp>>): Authentication {
  if (outcome === 'busy') return { is: 'busy' }
  if (outcome === 'too-often') return refused('signUpsToday')
  return typeof outcome === 'string' ? refused(outcome) : open(outcome)
}

function open(account: Account): Authentication {
  return { is: 'open', account }
}

function refused(because: Refusal): Authentication {
  return { is: 'refused', because }
}
