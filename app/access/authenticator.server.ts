import { AsyncLocalStorage } from 'node:async_hooks'
import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { loginSchema } from '#app/domain/accounts/account.schema.ts'
import { type Origin, signIn, type SignIn } from '#app/domain/accounts/sign-in.server.ts'
import type { DoorArgs } from './doors.server.ts'
import { browserKnows } from './known-browser.server.ts'

/** Who somebody is, by the strategies we offer. Sessions are ours: remix-auth says only who it is. */
const authenticator = new Authenticator<SignIn>()

/** Where the request comes from that is being answered; a strategy is handed nothing but a copy of the request. */
const origins = new AsyncLocalStorage<Origin>()

authenticator.use(
  new FormStrategy(async ({ form }) => {
    const given = loginSchema.safeParse(Object.fromEntries(form))
    const origin = origins.getStore()
    return given.success && origin ? signIn(given.data, origin) : { is: 'refused', because: 'wrongCredentials' }
  }),
  'form',
)

/** Signs in with the form of a request, whose body stays unread. */
export async function signInByForm(args: DoorArgs): Promise<SignIn> {
  return origins.run(await originOf(args), () => authenticator.authenticate('form', args.request.clone()))
}

/** Where a request comes from, for the limits of signing in. */
export async function originOf({ request, context }: DoorArgs): Promise<Origin> {
  return { address: context.address ?? null, knows: await browserKnows(request) }
}
