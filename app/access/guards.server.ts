import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { needsNewConsent } from '#app/domain/accounts/consents.server.ts'
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

/** The guards of the site. Every loader and action calls one first and receives what it has verified. A visitor without
 *  access is redirected by a thrown response. */
export const guards = {
  /** Allows everyone. Returns the viewer, or null for a guest. */
  anyone: viewerOf,

  /** Guests only. A signed-in person is redirected to the requested page or home; to onboarding first if it is due. */
  async guest(args: GuardArgs): Promise<void> {
    const viewer = await viewerOf(args)
    if (!viewer) return
    const wanted = wantedPath(args.request)
    throw redirect(
      viewer.onboarded ? wanted : pathOf('onboarding', null, { redirect: wanted, reason: 'onboarding_required' }),
    )
  },

  /** Signed in, onboarded or not. A person with a one-time password is redirected to choose a new one first. */
  async signedIn(args: GuardArgs): Promise<Viewer> {
    const viewer = await known(args)
    if (viewer.passwordChangeRequired) throw redirect(pathOf('newPassword', null, { redirect: here(args.request) }))
    return viewer
  },

  /** Signed in with a one-time password: for the page that replaces it. */
  async replacingPassword(args: GuardArgs): Promise<Viewer> {
    const viewer = await known(args)
    if (!viewer.passwordChangeRequired) throw redirect(wantedPath(args.request))
    return viewer
  },

  /** Signed in and not yet onboarded: for the onboarding page itself. */
  async newcomer(args: GuardArgs): Promise<Viewer> {
    const viewer = await guards.signedIn(args)
    if (viewer.onboarded) throw redirect(pathOf('feed'))
    return viewer
  },

  /** Signed in, onboarded, and agreed to the current terms. */
  async onboarded(args: GuardArgs): Promise<Viewer> {
    const viewer = await guards.signedIn(args)
    if (!viewer.onboarded) {
      throw redirect(pathOf('onboarding', null, { redirect: here(args.request), reason: 'onboarding_required' }))
    }
    // A posted form is still accepted; the next page asks for consent. A person who does not agree can still export
    // their data and close the account.
    if (needsNewConsent(viewer) && args.request.method === 'GET' && !isOfOwnData(args.request)) {
      throw redirect(unscriptedPathOf('newTerms', null, { redirect: here(args.request) }))
    }
    return viewer
  },

  /** Signed in with consent to the new terms still due: for the page that asks for it. */
  async agreeing(args: GuardArgs): Promise<Viewer> {
    const viewer = await guards.signedIn(args)
    if (!needsNewConsent(viewer)) throw redirect(wantedPath(args.request))
    return viewer
  },

  /** Onboarded, with access by the policy; otherwise redirects to the paywall with the reason. */
  async withAccess(args: GuardArgs, policy: Policy, { superAdminBypass = false } = {}): Promise<Viewer> {
    const viewer = await guards.onboarded(args)
    const decision = accessOf(viewer, policy, superAdminBypass)
    if (!decision.allowed) {
      throw redirect(pathOf('paywall', null, { reason: decision.reason, redirect: here(args.request) }))
    }
    return viewer
  },

  /** The admin area: super roles and active administrators, staff and teachers of an organisation. If the site requires
   *  it, two-step sign-in must be on. */
  async admin(args: GuardArgs): Promise<Viewer> {
    const viewer = await guards.onboarded(args)
    if (!mayEnterAdmin(viewer)) throw await forbidden(viewer)
    if (env.twoStepRequired && !viewer.twoStep) {
      throw redirect(pathOf('twoStepSettings', null, { redirect: here(args.request), reason: 'two_step_required' }))
    }
    return viewer
  },

  /** The settings of two-step sign-in: for people who may enter the admin area or still have it on. */
  async twoStep(args: GuardArgs): Promise<Viewer> {
    const viewer = await guards.onboarded(args)
    if (!mayEnterAdmin(viewer) && !viewer.twoStep) throw await forbidden(viewer)
    return viewer
  },

  /** Functions for the whole site: SUPER_ADMIN and MINISTRY only. */
  async superRole(args: GuardArgs): Promise<Viewer> {
    const viewer = await guards.admin(args)
    if (!isSuper(viewer)) throw await forbidden(viewer)
    return viewer
  },

  /** Changes reserved to SUPER_ADMIN. */
  async superAdmin(args: GuardArgs): Promise<Viewer> {
    const viewer = await guards.superRole(args)
    if (viewer.systemRole !== 'SUPER_ADMIN') throw await forbidden(viewer)
    return viewer
  },

  /** Members with the permission in the organisation `:orgId` of the address, and the super roles. Another organisation
   *  is a 404; a role without the permission is refused. */
  staffOf,
}

/** Implements `guards.staffOf`: reads the organisation from the address. */
async function staffOf(args: GuardArgs & { params: Params }, permission: Permission): Promise<Staff> {
  const viewer = await guards.admin(args)
  const staff = await findStaff(viewer, args.params.orgId ?? '')
  // A button of a page that no longer exists returns to the page it was on.
  if (!staff) throw args.request.method === 'GET' ? problem(args, 404, 'organization_not_found') : staleAction(args)
  if (!staff.may(permission)) throw await forbidden(viewer)
  args.context.hasGroups = staff.organization.type !== 'SCHOOL'
  return staff
}

/** Decides an access policy for a viewer now, across all their organisations. */
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

/** Loads the viewer once per request, shared by all its loaders, and also determines the reader's language. */
async function viewerOf({ request, context }: GuardArgs): Promise<Viewer | null> {
  await findLanguage({ request, context })
  const viewer = await (context.viewer ??= findRequestViewer(request))
  context.hasGroups ??= viewer !== null && isWithoutClass(viewer.memberships)
  return viewer
}

/** Returns the person whose session the request carries, or null. */
export async function findRequestViewer(request: Asking): Promise<Viewer | null> {
  const secret = await sessionCookie.read(request)
  return secret ? resumeSession(secret) : null
}

/** Returns the path in the `redirect` parameter if it is one of this site, otherwise the start page. */
export function wantedPath(request: Request) {
  return ownPath(new URL(request.url).searchParams.get('redirect'))
}

/** Returns the page after sign-in: the requested one, whose guard redirects to steps that are due. The start page has
 *  no such guard, so here they come first. */
export function pathAfterSignIn(request: Request, { onboarded, passwordChangeRequired }: Account) {
  const wanted = wantedPath(request)
  if (wanted !== '/') return wanted
  if (passwordChangeRequired) return pathOf('newPassword')
  return onboarded ? wanted : pathOf('onboarding')
}

/** Checks for the pages of data export and account deletion. */
function isOfOwnData({ url }: Request): boolean {
  const path = new URL(url).pathname.replace(/\.data$/, '')
  return path === pathOf('myData') || path.startsWith(`${pathOf('myData')}/`)
}

function here(request: Request) {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}
