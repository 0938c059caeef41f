import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { owesNewConsent } from '#app/domain/accounts/consents.server.ts'
import { resumeSession } from '#app/domain/accounts/sessions.server.ts'
import type { Account } from '#app/domain/accounts/accounts.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { bestDecision, decideAccess, type Decision, type Policy } from '#app/domain/access/policy.ts'
import { isSuper, mayEnterAdmin } from '#app/domain/access/roles.ts'
import type { Permission } from '#app/domain/organizations/permissions.ts'
import { isWithoutClass } from '#app/domain/organizations/without-class.ts'
import { findStaff, type Staff } from '#app/domain/organizations/reach.server.ts'
import { ownPath, pathOf } from '#app/paths.ts'
import { unscriptedPathOf } from '#app/paths/unscripted.ts'
import { findLanguage } from './language.server.ts'
import { problem } from './page.server.ts'
import { staleAction } from './refused-action.server.ts'
import type { Asking } from './preferences.ts'
import { recordGuardRefusal } from './refusals.server.ts'
import { sessionCookie } from './session-cookie.server.ts'

import { env } from '#app/env.server.ts'

export type GuardArgs = { request: Request; context: AppLoadContext }
type Params = LoaderFunctionArgs['params']

/** The guards of the site. The first statement of every loader and action passes one and receives what it proved;
 *  who may not pass is sent on by a thrown redirect. */
export const guards = {
  /** Anybody; the viewer, or null for a guest. */
  anyone: viewerOf,

  /** Guests only: a signed-in person is sent where they wanted to go, or home; first to onboarding if that is due. */
  async guest(args: GuardArgs): Promise<void> {
    const viewer = await viewerOf(args)
    if (!viewer) return
    const wanted = wantedPath(args.request)
    throw redirect(
      viewer.onboarded ? wanted : pathOf('onboarding', null, { redirect: wanted, reason: 'onboarding_required' }),
    )
  },

  /** Signed in, onboarded or not. A person with a one-time password is redirected to choose a password first. */
  async signedIn(args: GuardArgs): Promise<Viewer> {
    const viewer = await known(args)
    if (viewer.passwordChangeRequired) throw redirect(pathOf('newPassword', null, { redirect: here(args.request) }))
    return viewer
  },

  /** Signed in with a one-time password: the page where it is replaced. */
  async replacingPassword(args: GuardArgs): Promise<Viewer> {
    const viewer = await known(args)
    if (!viewer.passwordChangeRequired) throw redirect(wantedPath(args.request))
    return viewer
  },

  /** Signed in and not yet onboarded: the onboarding page itself. */
  async newcomer(args: GuardArgs): Promise<Viewer> {
    const viewer = await guards.signedIn(args)
    if (viewer.onboarded) throw redirect(pathOf('feed'))
    return viewer
  },

  /** Signed in and onboarded, and the terms they agreed to are those of today. */
  async onboarded(args: GuardArgs): Promise<Viewer> {
    const viewer = await guards.signedIn(args)
    if (!viewer.onboarded) {
      throw redirect(pathOf('onboarding', null, { redirect: here(args.request), reason: 'onboarding_required' }))
    }
    // A form that was on its way is taken; the page after it asks. Who does not agree can still take their data along and go.
    if (owesNewConsent(viewer) && args.request.method === 'GET' && !isOfOwnData(args.request)) {
      throw redirect(unscriptedPathOf('newTerms', null, { redirect: here(args.request) }))
    }
    return viewer
  },

  /** Signed in, and the terms they agreed to have changed: the page that says so. */
  async agreeing(args: GuardArgs): Promise<Viewer> {
    const viewer = await guards.signedIn(args)
    if (!owesNewConsent(viewer)) throw redirect(wantedPath(args.request))
    return viewer
  },

  /** Onboarded, and the access policy holds; otherwise the paywall says why. */
  async withAccess(args: GuardArgs, policy: Policy, { superAdminBypass = false } = {}): Promise<Viewer> {
    const viewer = await guards.onboarded(args)
    const decision = accessOf(viewer, policy, superAdminBypass)
    if (!decision.allowed) {
      throw redirect(pathOf('paywall', null, { reason: decision.reason, redirect: here(args.request) }))
    }
    return viewer
  },

  /** The admin area: super roles and active administrators, staff and teachers of an organisation; where the site asks
   *  for it, only with the second step on. */
  async admin(args: GuardArgs): Promise<Viewer> {
    const viewer = await guards.onboarded(args)
    if (!mayEnterAdmin(viewer)) throw await forbidden(viewer)
    if (env.twoStepRequired && !viewer.twoStep) {
      throw redirect(pathOf('twoStepSettings', null, { redirect: here(args.request), reason: 'two_step_required' }))
    }
    return viewer
  },

  /** The page of the second step: for people who may enter the admin area or still have the second step on. */
  async twoStep(args: GuardArgs): Promise<Viewer> {
    const viewer = await guards.onboarded(args)
    if (!mayEnterAdmin(viewer) && !viewer.twoStep) throw await forbidden(viewer)
    return viewer
  },

  /** What concerns the whole site: SUPER_ADMIN and MINISTRY only. */
  async superRole(args: GuardArgs): Promise<Viewer> {
    const viewer = await guards.admin(args)
    if (!isSuper(viewer)) throw await forbidden(viewer)
    return viewer
  },

  /** What only SUPER_ADMIN may change. */
  async superAdmin(args: GuardArgs): Promise<Viewer> {
    const viewer = await guards.superRole(args)
    if (viewer.systemRole !== 'SUPER_ADMIN') throw await forbidden(viewer)
    return viewer
  },

  /** The people of the organisation `:orgId` of the address, and the super roles: the organisation and the role at once.
   *  Another organisation is not found; a role without the permission is refused. */
  staffOf,
}

/** What `guards.staffOf` does: reads the organisation out of the address. */
async function staffOf(args: GuardArgs & { params: Params }, permission: Permission): Promise<Staff> {
  const viewer = await guards.admin(args)
  const staff = await findStaff(viewer, args.params.orgId ?? '')
  // A button of a page that is gone leads back to where it was.
  if (!staff) throw args.request.method === 'GET' ? problem(args, 404, 'organization_not_found') : staleAction(args)
  if (!staff.may(permission)) throw await forbidden(viewer)
  args.context.hasGroups = staff.organization.type !== 'SCHOOL'
  return staff
}

/** How a policy decides for a viewer now, over all their organisations. */
export function accessOf(viewer: Viewer, policy: Policy, superAdminBypass: boolean, now = new Date()): Decision {
  const bypass = superAdminBypass && isSuper(viewer)
  const subscription = viewer.paidUntil && viewer.paidUntil > now ? 'PAID' : 'FREE'
  const alone = decideAccess(policy, { bypass, subscription }, now)
  if (bypass) return alone
  const inEach = viewer.memberships.map(membership =>
    decideAccess(policy, { subscription, organization: membership, membership }, now),
  )
  return bestDecision([alone, ...inEach])
}

async function known(args: GuardArgs): Promise<Viewer> {
  const viewer = await viewerOf(args)
  if (!viewer)
    throw redirect(pathOf('login', null, { redirect: here(args.request), reason: 'authentication_required' }))
  return viewer
}

async function forbidden(viewer: Viewer) {
  await recordGuardRefusal(viewer)
  return redirect(pathOf('error', { status: '403' }, { reason: 'insufficient_permissions' }))
}

/** One viewer per request, shared by all its loaders; in the same step it is found which language they read. */
async function viewerOf({ request, context }: GuardArgs): Promise<Viewer | null> {
  await findLanguage({ request, context })
  const viewer = await (context.viewer ??= findRequestViewer(request))
  context.hasGroups ??= viewer !== null && isWithoutClass(viewer.memberships)
  return viewer
}

/** The person whose session a request brings along, or null. */
export async function findRequestViewer(request: Asking): Promise<Viewer | null> {
  const secret = await sessionCookie.read(request)
  return secret ? resumeSession(secret) : null
}

/** The redirect the visitor brought along, if it is one of our own paths. */
export function wantedPath(request: Request) {
  return ownPath(new URL(request.url).searchParams.get('redirect'))
}

/** Where a sign-in leads: where the person wanted to go, whose guard asks for what is due; the start page asks for
 *  nothing, so that what is due comes first there. */
export function pathAfterSignIn(request: Request, { onboarded, passwordChangeRequired }: Account) {
  const wanted = wantedPath(request)
  if (wanted !== '/') return wanted
  if (passwordChangeRequired) return pathOf('newPassword')
  return onboarded ? wanted : pathOf('onboarding')
}

/** The pages where one takes one's data along and closes the account. */
function isOfOwnData({ url }: Request): boolean {
  const path = new URL(url).pathname.replace(/\.data$/, '')
  return path === pathOf('myData') || path.startsWith(`${pathOf('myData')}/`)
}

function here(request: Request) {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}
