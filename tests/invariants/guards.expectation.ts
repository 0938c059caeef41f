// The guards page by page: the spec's table, written by hand. Nothing here is taken from the code it checks.
//
// The scene: everybody who is onboarded has an attempt of `interests` open and one of `interests-short` completed.
// teacher, staff and orgadmin belong to aruzhan's school, whose subscription runs; the subscription of otheradmin's
// school has not begun.
import type { VisitorKind } from '../world/people.ts'

/** What somebody is answered: the page (200), a status, or the address they are sent to. */
export type Says = 'page' | number | `/${string}`
type Column = Record<VisitorKind, Says>
type Row = { pattern: string; address: string; get: Column; post: Column }

/** A page without a form takes no posts from any visitor. */
const NO_FORM = 405

export const expectation: Row[] = [
  // For everybody
  { pattern: '/', address: '/', get: everyone('page'), post: everyone(NO_FORM) },
  { pattern: '/legal/privacy', address: '/legal/privacy', get: everyone('page'), post: everyone(NO_FORM) },
  { pattern: '/legal/terms', address: '/legal/terms', get: everyone('page'), post: everyone(NO_FORM) },
  { pattern: '/sample', address: '/sample', get: everyone('page'), post: everyone(NO_FORM) },
  { pattern: '/science', address: '/science', get: everyone('page'), post: everyone(NO_FORM) },
  { pattern: '/paywall', address: '/paywall?reason=user_free', get: everyone('page'), post: everyone(NO_FORM) },
  { pattern: '/styleguide', address: '/styleguide', get: everyone('page'), post: everyone(400) },
  { pattern: '/preferences', address: '/preferences', get: everyone('/'), post: everyone('/') },
  { pattern: '/healthz', address: '/healthz', get: everyone('page'), post: everyone(notFound('/healthz')) },
  { pattern: '/readyz', address: '/readyz', get: everyone('page'), post: everyone(notFound('/readyz')) },
  { pattern: '/errors/:status', address: '/errors/404', get: everyone(404), post: everyone(NO_FORM) },
  { pattern: '/errors/:status', address: '/errors/403', get: everyone(403), post: everyone(NO_FORM) },
  { pattern: '/errors/:status', address: '/errors/500', get: everyone(500), post: everyone(NO_FORM) },
  {
    pattern: '*',
    address: '/no/such/page',
    get: everyone(notFound('/no/such/page')),
    post: everyone(notFound('/no/such/page')),
  },

  // For guests: a signed-in person goes where they wanted to go, else home; a newcomer to onboarding
  { pattern: '/auth/login', address: '/auth/login', get: guests('page', '/'), post: guests(400, '/') },
  { pattern: '/auth/signup', address: '/auth/signup', get: guests('page', '/'), post: guests(400, '/') },
  {
    pattern: '/auth/login',
    address: '/auth/login?redirect=%2Fapp%2Ftests%3Fstate%3Dnew',
    get: guests('page', '/app/tests?state=new'),
    post: guests(400, '/app/tests?state=new'),
  },
  {
    pattern: '/auth/login',
    address: '/auth/login?redirect=%2F%2Fevil.example%2Fapp',
    get: guests('page', '/'),
    post: guests(400, '/'),
  },
  {
    pattern: '/auth/signup',
    address: '/auth/signup?redirect=https%3A%2F%2Fevil.example',
    get: guests('page', '/'),
    post: guests(400, '/'),
  },
  { pattern: '/auth/logout', address: '/auth/logout', get: everyone('/'), post: everyone('/') },

  // For newcomers
  {
    pattern: '/auth/onboarding',
    address: '/auth/onboarding',
    get: { ...everyone('/app/feed'), guest: login('/auth/onboarding'), newcomer: 'page' },
    post: { ...everyone('/app/feed'), guest: login('/auth/onboarding'), newcomer: 400 },
  },

  // Emails: forgotten password, e-mail
  {
    pattern: '/auth/forgot-password',
    address: '/auth/forgot-password',
    get: everyone('page'),
    post: everyone(400),
  },
  {
    pattern: '/auth/reset-password/:token',
    address: '/auth/reset-password/no-such-token',
    get: everyone(410),
    post: everyone(410),
  },
  {
    pattern: '/auth/verify-email',
    address: '/auth/verify-email',
    get: { ...everyone('page'), guest: login('/auth/verify-email') },
    post: { ...everyone('/auth/verify-email'), guest: login('/auth/verify-email') },
  },
  {
    pattern: '/auth/verify-email',
    address: '/auth/verify-email?token=no-such-token',
    get: everyone(410),
    post: everyone(410),
  },
  {
    pattern: '/auth/verify-email/resend',
    address: '/auth/verify-email/resend',
    get: { ...everyone('/auth/verify-email'), guest: login('/auth/verify-email/resend') },
    post: { ...everyone('/auth/verify-email'), guest: login('/auth/verify-email/resend') },
  },

  // Signing in: second step, new password
  {
    pattern: '/auth/two-step',
    address: '/auth/two-step',
    get: guests('/auth/login', '/'),
    post: guests('/auth/login', '/'),
  },
  {
    pattern: '/auth/new-password',
    address: '/auth/new-password',
    get: { ...everyone('/'), guest: login('/auth/new-password') },
    post: { ...everyone('/'), guest: login('/auth/new-password') },
  },

  // Admission
  {
    pattern: '/app/institutions',
    address: '/app/institutions?major=B057&after=nobody',
    get: onboarded('/app/institutions?major=B057&after=nobody', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/institutions/picks',
    address: '/app/institutions/picks',
    get: onboarded('/app/institutions/picks', '/app/institutions'),
    post: onboarded('/app/institutions/picks', 400),
  },
  {
    pattern: '/app/institutions/programmes',
    address: '/app/institutions/programmes',
    get: onboarded('/app/institutions/programmes', 'page'),
    post: onboarded('/app/institutions/programmes', 400),
  },
  {
    pattern: '/app/institutions/analyses',
    address: '/app/institutions/analyses?one=nobodys&other=nobodys',
    get: onboarded('/app/institutions/analyses?one=nobodys&other=nobodys', 'page'),
    post: everyone(NO_FORM),
  },
  // Each sees their own analyses only, and this one does not exist.
  {
    pattern: '/app/institutions/analyses/:analysisId',
    address: '/app/institutions/analyses/nobodys',
    get: onboarded('/app/institutions/analyses/nobodys', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/institutions/analyses/:analysisId/progress',
    address: '/app/institutions/analyses/nobodys/progress',
    get: onboarded('/app/institutions/analyses/nobodys/progress', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/institutions/:institutionId',
    address: '/app/institutions/kaznu',
    get: onboarded('/app/institutions/kaznu', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/institutions/:institutionId',
    address: '/app/institutions/nobodys',
    get: onboarded('/app/institutions/nobodys', 404),
    post: everyone(NO_FORM),
  },

  // Careers: plans. No visitor has the analysis a plan rests on, so every step to a new one leads to the gate.
  {
    pattern: '/app/careers',
    address: '/app/careers',
    get: onboarded('/app/careers', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/careers/new',
    address: '/app/careers/new',
    get: onboarded('/app/careers/new', '/app/careers'),
    post: onboarded('/app/careers/new', '/app/careers'),
  },
  {
    pattern: '/app/careers/new/aim',
    address: '/app/careers/new/aim',
    get: onboarded('/app/careers/new/aim', '/app/careers/new'),
    post: onboarded('/app/careers/new/aim', 400),
  },
  {
    pattern: '/app/careers/new/goal',
    address: '/app/careers/new/goal',
    get: onboarded('/app/careers/new/goal', '/app/careers'),
    post: onboarded('/app/careers/new/goal', '/app/careers'),
  },
  {
    pattern: '/app/careers/new/profession',
    address: '/app/careers/new/profession',
    get: onboarded('/app/careers/new/profession', '/app/careers'),
    post: onboarded('/app/careers/new/profession', '/app/careers'),
  },
  {
    pattern: '/app/careers/new/programme',
    address: '/app/careers/new/programme',
    get: onboarded('/app/careers/new/programme', '/app/careers'),
    post: onboarded('/app/careers/new/programme', '/app/careers'),
  },
  {
    pattern: '/app/careers/new/about',
    address: '/app/careers/new/about',
    get: onboarded('/app/careers/new/about', '/app/careers'),
    post: onboarded('/app/careers/new/about', '/app/careers'),
  },
  // Each sees their own plans only, and this one does not exist.
  {
    pattern: '/app/careers/:planId',
    address: '/app/careers/nobodys?view=week',
    get: onboarded('/app/careers/nobodys?view=week', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/careers/:planId/progress',
    address: '/app/careers/nobodys/progress',
    get: onboarded('/app/careers/nobodys/progress', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/careers/:planId/calendar.ics',
    address: '/app/careers/nobodys/calendar.ics',
    get: onboarded('/app/careers/nobodys/calendar.ics', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/careers/:planId/update',
    address: '/app/careers/nobodys/update',
    get: onboarded('/app/careers/nobodys/update', 404),
    post: onboarded('/app/careers/nobodys/update', 404),
  },
  {
    pattern: '/app/careers/:planId/archive',
    address: '/app/careers/nobodys/archive',
    get: onboarded('/app/careers/nobodys/archive', 404),
    post: onboarded('/app/careers/nobodys/archive', 404),
  },
  {
    pattern: '/app/careers/:planId/tasks/:subtaskId',
    address: '/app/careers/nobodys/tasks/nobodys',
    get: onboarded('/app/careers/nobodys/tasks/nobodys', '/app/careers/nobodys'),
    post: onboarded('/app/careers/nobodys/tasks/nobodys', 400),
  },

  // Personality analysis: no visitor of the scene has one yet, or all it needs.
  {
    pattern: '/app/personality',
    address: '/app/personality',
    get: onboarded('/app/personality', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/personality',
    address: '/app/personality?analysis=nobodys',
    get: onboarded('/app/personality?analysis=nobodys', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/personality/start',
    address: '/app/personality/start',
    get: onboarded('/app/personality/start', '/app/personality'),
    post: onboarded('/app/personality/start', '/app/personality'),
  },
  {
    pattern: '/app/personality/progress',
    address: '/app/personality/progress',
    get: onboarded('/app/personality/progress', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/personality/feedback',
    address: '/app/personality/feedback',
    get: onboarded('/app/personality/feedback', '/app/personality'),
    post: onboarded('/app/personality/feedback', '/app/personality'),
  },
  {
    pattern: '/app/personality/share',
    address: '/app/personality/share',
    get: onboarded('/app/personality/share', '/app/personality'),
    post: onboarded('/app/personality/share', 400),
  },
  {
    pattern: '/app/personality/share/:shareId/revoke',
    address: '/app/personality/share/nobodys/revoke',
    get: onboarded('/app/personality/share/nobodys/revoke', '/app/personality'),
    post: onboarded('/app/personality/share/nobodys/revoke', '/app/personality'),
  },
  {
    pattern: '/shared/:token',
    address: '/shared/nobodys.signature',
    get: everyone(404),
    post: everyone(NO_FORM),
  },

  // Profile and what others see
  {
    pattern: '/app/profile/:username',
    address: '/app/profile/aruzhan?tab=certificates',
    get: onboarded('/app/profile/aruzhan?tab=certificates', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/profile/:username',
    address: '/app/profile/nobody.here',
    get: onboarded('/app/profile/nobody.here', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/profile/:username/follow',
    address: '/app/profile/aruzhan/follow',
    get: onboarded('/app/profile/aruzhan/follow', '/app/profile/aruzhan'),
    post: onboarded('/app/profile/aruzhan/follow', 400),
  },

  // Certificates, pictures, files
  {
    pattern: '/app/certificates/new',
    address: '/app/certificates/new',
    get: onboarded('/app/certificates/new', 'page'),
    post: onboarded('/app/certificates/new', 400),
  },
  {
    pattern: '/app/certificates/:certificateId/delete',
    address: '/app/certificates/nobodys/delete',
    get: onboarded('/app/certificates/nobodys/delete', 404),
    post: onboarded('/app/certificates/nobodys/delete', 404),
  },
  {
    pattern: '/app/settings/avatar',
    address: '/app/settings/avatar',
    get: onboarded('/app/settings/avatar', 'page'),
    post: onboarded('/app/settings/avatar', 400),
  },
  {
    pattern: '/app/settings/avatar/delete',
    address: '/app/settings/avatar/delete',
    get: onboarded('/app/settings/avatar/delete', '/app/settings/avatar'),
    post: onboarded('/app/settings/avatar/delete', '/app/settings/avatar'),
  },
  {
    pattern: '/app/settings/cover',
    address: '/app/settings/cover',
    get: onboarded('/app/settings/cover', 'page'),
    post: onboarded('/app/settings/cover', 400),
  },
  {
    pattern: '/app/settings/cover/delete',
    address: '/app/settings/cover/delete',
    get: onboarded('/app/settings/cover/delete', '/app/settings/cover'),
    post: onboarded('/app/settings/cover/delete', '/app/settings/cover'),
  },
  {
    pattern: '/files/:fileId/:variant',
    address: '/files/nobodys/main',
    get: everyone(404),
    post: everyone(NO_FORM),
  },

  // Settings: profile, academic
  {
    pattern: '/app/settings',
    address: '/app/settings',
    get: onboarded('/app/settings', 'page'),
    post: onboarded('/app/settings', 400),
  },
  // Every field of the exams may be empty, so an empty form is a whole one.
  {
    pattern: '/app/settings/academic',
    address: '/app/settings/academic',
    get: onboarded('/app/settings/academic', 'page'),
    post: onboarded('/app/settings/academic', '/app/settings/academic'),
  },
  {
    pattern: '/app/settings/interests',
    address: '/app/settings/interests',
    get: onboarded('/app/settings/interests', 'page'),
    post: onboarded('/app/settings/interests', '/app/settings'),
  },
  {
    pattern: '/app/settings/academic/languages',
    address: '/app/settings/academic/languages',
    get: onboarded('/app/settings/academic/languages', 'page'),
    post: onboarded('/app/settings/academic/languages', 400),
  },
  {
    pattern: '/app/settings/academic/languages/remove',
    address: '/app/settings/academic/languages/remove',
    get: onboarded('/app/settings/academic/languages/remove', '/app/settings/academic/languages'),
    post: onboarded('/app/settings/academic/languages/remove', 400),
  },

  // Settings: credentials
  {
    pattern: '/app/settings/two-step',
    address: '/app/settings/two-step',
    get: administrators('/app/settings/two-step', 'page'),
    post: administrators('/app/settings/two-step', 400),
  },
  {
    pattern: '/app/settings/credentials',
    address: '/app/settings/credentials',
    get: onboarded('/app/settings/credentials', 'page'),
    post: onboarded('/app/settings/credentials', 400),
  },
  {
    pattern: '/app/settings/email',
    address: '/app/settings/email',
    get: onboarded('/app/settings/email', 'page'),
    post: onboarded('/app/settings/email', 400),
  },
  {
    pattern: '/app/settings/sessions/end',
    address: '/app/settings/sessions/end',
    get: onboarded('/app/settings/sessions/end', '/app/settings/credentials'),
    post: onboarded('/app/settings/sessions/end', 400),
  },

  // Settings: my data
  {
    pattern: '/app/settings/data',
    address: '/app/settings/data',
    get: onboarded('/app/settings/data', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/settings/data/export',
    address: '/app/settings/data/export',
    get: onboarded('/app/settings/data/export', '/app/settings/data'),
    post: onboarded('/app/settings/data/export', '/app/settings/data?refused=required'),
  },
  {
    pattern: '/app/settings/data/close',
    address: '/app/settings/data/close',
    get: onboarded('/app/settings/data/close', 'page'),
    post: onboarded('/app/settings/data/close', 400),
  },
  {
    pattern: '/app/settings/data/keep',
    address: '/app/settings/data/keep',
    get: onboarded('/app/settings/data/keep', '/app/settings/data'),
    post: onboarded('/app/settings/data/keep', '/app/settings/data'),
  },
  {
    pattern: '/app/settings/data/consent',
    address: '/app/settings/data/consent',
    get: onboarded('/app/settings/data/consent', '/app/settings/data'),
    post: onboarded('/app/settings/data/consent', 400),
  },

  // Partners: anybody applies, the super roles read it
  { pattern: '/partners/apply', address: '/partners/apply', get: everyone('page'), post: everyone(400) },
  {
    pattern: '/admin/applications',
    address: '/admin/applications?state=open',
    get: superRoles('/admin/applications?state=open', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/applications/:applicationId/answer',
    address: '/admin/applications/none/answer',
    get: superRoles('/admin/applications/none/answer', '/admin/applications'),
    post: superRoles('/admin/applications/none/answer', 400),
  },

  // Development
  { pattern: '/dev/mail', address: '/dev/mail', get: everyone('page'), post: everyone(NO_FORM) },
  {
    pattern: '/dev/mail/:emailId',
    address: '/dev/mail/20261120T083900123Z-0123456789ab',
    get: everyone(404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/dev/mail/:emailId',
    address: '/dev/mail/..%2F..%2Fbagdar',
    get: everyone(404),
    post: everyone(NO_FORM),
  },

  // For everybody who is onboarded
  { pattern: '/app', address: '/app', get: onboarded('/app', '/app/feed'), post: everyone(NO_FORM) },
  { pattern: '/app/feed', address: '/app/feed', get: onboarded('/app/feed', 'page'), post: everyone(NO_FORM) },
  {
    pattern: '/app/tests',
    address: '/app/tests?state=new',
    get: onboarded('/app/tests?state=new', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/tests/:testId/results',
    address: '/app/tests/interests-short/results',
    get: onboarded('/app/tests/interests-short/results', 'page'),
    post: everyone(NO_FORM),
  },
  // Only a test with right answers has them explained, and only to a person who has taken it.
  {
    pattern: '/app/tests/:testId/results/answers',
    address: '/app/tests/aptitude/results/answers',
    get: onboarded('/app/tests/aptitude/results/answers', '/app/tests/aptitude/results'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/tests/:testId/results/answers',
    address: '/app/tests/interests-short/results/answers?attempt=none',
    get: onboarded('/app/tests/interests-short/results/answers?attempt=none', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/professions',
    address: '/app/professions?q=%D0%B2%D1%80%D0%B0%D1%87',
    get: onboarded('/app/professions?q=%D0%B2%D1%80%D0%B0%D1%87', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/professions/:professionId',
    address: '/app/professions/actor',
    get: onboarded('/app/professions/actor', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/professions/:professionId/thumb',
    address: '/app/professions/actor/thumb',
    get: onboarded('/app/professions/actor/thumb', '/app/professions/actor'),
    post: onboarded('/app/professions/actor/thumb', 400),
  },
  {
    pattern: '/app/preparation',
    address: '/app/preparation',
    get: onboarded('/app/preparation', '/app/professions'),
    post: onboarded('/app/preparation', '/'),
  },

  // A test is read about by everybody who is onboarded; taking it needs a subscription (PAID_OR_ORG)
  {
    pattern: '/app/tests/:testId',
    address: '/app/tests/interests',
    get: onboarded('/app/tests/interests', 'page'),
    post: subscribed('/app/tests/interests', '/app/tests/interests/questions/interests-r02'),
  },
  {
    pattern: '/app/tests/:testId/questions',
    address: '/app/tests/interests/questions',
    get: subscribed('/app/tests/interests/questions', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/tests/:testId/questions/:questionId',
    address: '/app/tests/interests/questions/interests-r02',
    get: subscribed('/app/tests/interests/questions/interests-r02', 'page'),
    post: subscribed('/app/tests/interests/questions/interests-r02', 400),
  },

  // Not every question is answered yet, so there is nothing to look at again.
  {
    pattern: '/app/tests/:testId/check',
    address: '/app/tests/interests/check',
    get: subscribed('/app/tests/interests/check', '/app/tests/interests'),
    post: subscribed('/app/tests/interests/check', '/app/tests/interests'),
  },

  // The admin area
  { pattern: '/admin', address: '/admin', get: administrators('/admin', '/admin/analytics'), post: everyone(NO_FORM) },
  {
    pattern: '/admin/analytics',
    address: '/admin/analytics',
    get: administrators('/admin/analytics', 'page'),
    post: everyone(NO_FORM),
  },

  // Calls from outside the browser answer with a status and never with a redirect
  { pattern: '/api/v1/auth/login', address: '/api/v1/auth/login', get: everyone(405), post: everyone(400) },
  { pattern: '/api/v1/auth/signup', address: '/api/v1/auth/signup', get: everyone(405), post: everyone(400) },
  {
    pattern: '/api/v1/auth/onboarding',
    address: '/api/v1/auth/onboarding',
    get: everyone(405),
    post: { ...everyone(409), guest: 401, newcomer: 400 },
  },
  {
    pattern: '/api/v1/auth/me',
    address: '/api/v1/auth/me',
    get: { ...everyone('page'), guest: 401 },
    post: everyone(405),
  },
  { pattern: '/api/v1/auth/logout', address: '/api/v1/auth/logout', get: everyone(405), post: everyone(204) },
]

function everyone(answer: Says): Column {
  return {
    guest: answer,
    newcomer: answer,
    free: answer,
    paid: answer,
    pupil: answer,
    expired: answer,
    early: answer,
    teacher: answer,
    staff: answer,
    orgadmin: answer,
    otheradmin: answer,
    ministry: answer,
    superadmin: answer,
  }
}

function guests(answer: Says, signedIn: `/${string}`): Column {
  return { ...everyone(signedIn), guest: answer, newcomer: onboarding(signedIn) }
}

function onboarded(here: string, answer: Says): Column {
  return { ...everyone(answer), guest: login(here), newcomer: onboarding(here) }
}

function subscribed(here: string, answer: Says): Column {
  return {
    guest: login(here),
    newcomer: onboarding(here),
    free: paywall('user_free', here),
    paid: answer,
    pupil: answer,
    expired: paywall('org_expired', here),
    early: paywall('org_not_started', here),
    teacher: answer,
    staff: answer,
    orgadmin: answer,
    otheradmin: paywall('org_not_started', here),
    ministry: answer,
    superadmin: answer,
  }
}

function administrators(here: string, answer: Says): Column {
  const forbidden = '/errors/403?reason=insufficient_permissions'
  return {
    guest: login(here),
    newcomer: onboarding(here),
    free: forbidden,
    paid: forbidden,
    pupil: forbidden,
    expired: forbidden,
    early: forbidden,
    teacher: answer,
    staff: answer,
    orgadmin: answer,
    otheradmin: answer,
    ministry: answer,
    superadmin: answer,
  }
}

function superRoles(here: string, answer: Says): Column {
  const forbidden = '/errors/403?reason=insufficient_permissions'
  return {
    ...administrators(here, forbidden),
    ministry: answer,
    superadmin: answer,
  }
}

function login(here: string): Says {
  return `/auth/login?redirect=${encodeURIComponent(here)}&reason=authentication_required`
}

function onboarding(here: string): Says {
  return `/auth/onboarding?redirect=${encodeURIComponent(here)}&reason=onboarding_required`
}

function paywall(reason: string, here: string): Says {
  return `/paywall?reason=${reason}&redirect=${encodeURIComponent(here)}`
}

function notFound(here: string): Says {
  return `/errors/404?from=${encodeURIComponent(here)}`
}
