// Expected answers of the guards, page by page: the table of the specification, written by hand and independent of the
// code it checks.
//
// The scene: every onboarded person has an open attempt of `interests` and a completed one of `interests-short`.
// teacher, staff and orgadmin belong to aruzhan's school, whose subscription is active; teacher mentors her class and
// otherteacher another one. twoschools teaches there without a class and administers a college. The subscription of
// otheradmin's school has not begun.
import { accountOf, type VisitorKind } from '../world/people.ts'

/** Expected answer: the page (200), a status, or the address of a redirect. */
export type ExpectedAnswer = 'page' | number | `/${string}`
type Column = Record<VisitorKind, ExpectedAnswer>
type Row = { pattern: string; address: string; get: Column; post: Column }

/** A page without a form accepts no POST from any visitor. */
export const NO_FORM = 405
export const FORBIDDEN = '/errors/403?reason=insufficient_permissions'

export const expectation: Row[] = [
  // For everyone
  { pattern: '/', address: '/', get: everyone('page'), post: everyone(NO_FORM) },
  { pattern: '/legal/privacy', address: '/legal/privacy', get: everyone('page'), post: everyone(NO_FORM) },
  { pattern: '/legal/terms', address: '/legal/terms', get: everyone('page'), post: everyone(NO_FORM) },
  { pattern: '/sample', address: '/sample', get: everyone('page'), post: everyone(NO_FORM) },
  { pattern: '/science', address: '/science', get: everyone('page'), post: everyone(NO_FORM) },
  { pattern: '/paywall', address: '/paywall?reason=user_free', get: everyone('page'), post: everyone(NO_FORM) },
  { pattern: '/styleguide', address: '/styleguide', get: everyone('page'), post: everyone(400) },
  { pattern: '/preferences', address: '/preferences', get: everyone('/'), post: everyone('/') },
  { pattern: '/announcements/hide', address: '/announcements/hide', get: everyone('/'), post: everyone(400) },
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

  // For guests. A signed-in person is redirected to the requested page or home, a newcomer to onboarding.
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

  // Emails: forgotten password, confirmation
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
  {
    pattern: '/auth/new-terms',
    address: '/auth/new-terms',
    get: { ...everyone('/'), guest: login('/auth/new-terms') },
    post: { ...everyone('/'), guest: login('/auth/new-terms') },
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
  // Everyone sees only their own analyses, and this one does not exist.
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

  // Careers: plans. No visitor has the analysis that a plan requires, so every step redirects to the gate.
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
  // Everyone sees only their own plans, and this one does not exist.
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

  // Personality analysis: no visitor of the scene has one, or all tests for one.
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
  {
    pattern: '/shared/portfolio/:token',
    address: '/shared/portfolio/nobodys.signature',
    get: everyone(404),
    post: everyone(NO_FORM),
  },

  // A portfolio belongs to its owner; the staff of their school have no access.
  {
    pattern: '/app/profile/:username/portfolio',
    address: '/app/profile/aruzhan/portfolio',
    get: { ...onboarded('/app/profile/aruzhan/portfolio', 404), pupil: 'page' },
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/portfolio/choose',
    address: '/app/portfolio/choose',
    get: onboarded('/app/portfolio/choose', 'page'),
    post: ownOf('/app/portfolio/choose', 'portfolio'),
  },
  {
    pattern: '/app/portfolio/share',
    address: '/app/portfolio/share',
    get: ownOf('/app/portfolio/share', 'portfolio'),
    post: onboarded('/app/portfolio/share', 400),
  },
  {
    pattern: '/app/portfolio/share/:shareId/revoke',
    address: '/app/portfolio/share/nobodys/revoke',
    get: ownOf('/app/portfolio/share/nobodys/revoke', 'portfolio'),
    post: ownOf('/app/portfolio/share/nobodys/revoke', 'portfolio'),
  },
  {
    pattern: '/app/projects/:projectId/pin',
    address: '/app/projects/nobodys/pin',
    get: ownOf('/app/projects/nobodys/pin', '?tab=projects'),
    post: onboarded('/app/projects/nobodys/pin', 400),
  },

  // Profile and what others see of it
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

  // A minor confirms before following an adult outside their school. dana already follows timur.
  {
    pattern: '/app/profile/:username/follow',
    address: '/app/profile/timur/follow',
    get: { ...onboarded('/app/profile/timur/follow', '/app/profile/timur'), pupil: 'page', early: 'page' },
    post: onboarded('/app/profile/timur/follow', 400),
  },
  {
    pattern: '/app/people/:username/block',
    address: '/app/people/pupil2/block',
    get: onboarded('/app/people/pupil2/block', 'page'),
    post: onboarded('/app/people/pupil2/block', 400),
  },
  {
    pattern: '/app/people/:username/mute',
    address: '/app/people/pupil2/mute',
    get: onboarded('/app/people/pupil2/mute', '/app/profile/pupil2'),
    post: onboarded('/app/people/pupil2/mute', 400),
  },

  // A project and its team: this project does not exist.
  {
    pattern: '/app/projects/:projectId',
    address: '/app/projects/nobodys',
    get: onboarded('/app/projects/nobodys', 404),
    post: onboarded('/app/projects/nobodys', 404),
  },
  {
    pattern: '/app/projects/:projectId/follow',
    address: '/app/projects/nobodys/follow',
    get: onboarded('/app/projects/nobodys/follow', '/app/projects/nobodys'),
    post: onboarded('/app/projects/nobodys/follow', 400),
  },
  {
    pattern: '/app/projects/:projectId/join',
    address: '/app/projects/nobodys/join',
    get: onboarded('/app/projects/nobodys/join', 404),
    post: onboarded('/app/projects/nobodys/join', 400),
  },
  {
    pattern: '/app/projects/:projectId/join/withdraw',
    address: '/app/projects/nobodys/join/withdraw',
    get: onboarded('/app/projects/nobodys/join/withdraw', '/app/projects/nobodys'),
    post: onboarded('/app/projects/nobodys/join/withdraw', 404),
  },
  {
    pattern: '/app/projects/:projectId/requests/:requestId',
    address: '/app/projects/nobodys/requests/nobodys',
    get: onboarded('/app/projects/nobodys/requests/nobodys', '/app/projects/nobodys/team'),
    post: onboarded('/app/projects/nobodys/requests/nobodys', 400),
  },
  {
    pattern: '/app/projects/:projectId/leave',
    address: '/app/projects/nobodys/leave',
    get: onboarded('/app/projects/nobodys/leave', 404),
    post: onboarded('/app/projects/nobodys/leave', 404),
  },
  {
    pattern: '/app/projects/:projectId/team',
    address: '/app/projects/nobodys/team',
    get: onboarded('/app/projects/nobodys/team', 404),
    post: onboarded('/app/projects/nobodys/team', 404),
  },
  {
    pattern: '/app/projects/:projectId/team/:username',
    address: '/app/projects/nobodys/team/aruzhan',
    get: onboarded('/app/projects/nobodys/team/aruzhan', 404),
    post: onboarded('/app/projects/nobodys/team/aruzhan', 404),
  },
  {
    pattern: '/app/projects/:projectId/objectives/:objectiveId',
    address: '/app/projects/nobodys/objectives/nobodys',
    get: onboarded('/app/projects/nobodys/objectives/nobodys', '/app/projects/nobodys'),
    post: onboarded('/app/projects/nobodys/objectives/nobodys', 400),
  },
  {
    pattern: '/app/projects/:projectId/updates/new',
    address: '/app/projects/nobodys/updates/new',
    get: onboarded('/app/projects/nobodys/updates/new', 404),
    post: onboarded('/app/projects/nobodys/updates/new', 404),
  },
  {
    pattern: '/app/projects/:projectId/images/:fileId',
    address: '/app/projects/nobodys/images/nobodys',
    get: onboarded('/app/projects/nobodys/images/nobodys', 404),
    post: everyone(NO_FORM),
  },

  // Reports and decisions: this post and these cases do not exist.
  {
    pattern: '/app/report',
    address: '/app/report?kind=POST&id=nobodys',
    get: onboarded('/app/report?kind=POST&id=nobodys', 404),
    post: onboarded('/app/report?kind=POST&id=nobodys', 404),
  },
  {
    pattern: '/app/report/:caseId',
    address: '/app/report/nobodys',
    get: onboarded('/app/report/nobodys', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/safety/cases',
    address: '/app/safety/cases',
    get: onboarded('/app/safety/cases', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/safety/cases/:caseId',
    address: '/app/safety/cases/nobodys',
    get: onboarded('/app/safety/cases/nobodys', 404),
    post: onboarded('/app/safety/cases/nobodys', 404),
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
  // Every exam field is optional, so an empty form is valid.
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

  // Settings: notifications. Every checkbox may be empty, so an empty form is valid.
  {
    pattern: '/app/settings/notifications',
    address: '/app/settings/notifications',
    get: onboarded('/app/settings/notifications', 'page'),
    post: onboarded('/app/settings/notifications', '/app/settings/notifications'),
  },
  // The weekly email is cancelled through its link by anyone who has it; this link does not exist.
  {
    pattern: '/letters/:token/stop',
    address: '/letters/nobodys.signature/stop',
    get: everyone(404),
    post: everyone(404),
  },

  // Settings: my data
  // My school: everyone sees only their own memberships, and this organisation does not exist.
  {
    pattern: '/app/settings/school',
    address: '/app/settings/school',
    get: onboarded('/app/settings/school', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/settings/school/join',
    address: '/app/settings/school/join',
    get: onboarded('/app/settings/school/join', 'page'),
    post: onboarded('/app/settings/school/join', 400),
  },
  {
    pattern: '/app/settings/school/leave',
    address: '/app/settings/school/leave?organization=nobodys',
    get: onboarded('/app/settings/school/leave?organization=nobodys', 404),
    post: onboarded('/app/settings/school/leave?organization=nobodys', 404),
  },
  {
    pattern: '/app/settings/school/talk',
    address: '/app/settings/school/talk?organization=nobodys',
    get: onboarded('/app/settings/school/talk?organization=nobodys', 404),
    post: onboarded('/app/settings/school/talk?organization=nobodys', 404),
  },
  {
    pattern: '/app/settings/privacy',
    address: '/app/settings/privacy',
    get: onboarded('/app/settings/privacy', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/settings/privacy',
    address: '/app/settings/privacy?after=nobodys',
    get: onboarded('/app/settings/privacy?after=nobodys', 404),
    post: everyone(NO_FORM),
  },
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

  // Partners: anyone applies, the super roles read the applications.
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

  // Site administration: people and the audit log. No one has this id.
  {
    pattern: '/admin/users',
    address: '/admin/users?role=ORG_TEACHER&state=ACTIVE',
    get: superRoles('/admin/users?role=ORG_TEACHER&state=ACTIVE', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/users/create',
    address: '/admin/users/create',
    get: superAdmin('/admin/users/create', 'page'),
    post: superAdmin('/admin/users/create', 400),
  },
  {
    pattern: '/admin/users/:userId',
    address: '/admin/users/nobodys',
    get: superRoles('/admin/users/nobodys', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/users/:userId/subscription',
    address: '/admin/users/nobodys/subscription',
    get: superRoles('/admin/users/nobodys/subscription', 404),
    post: superRoles('/admin/users/nobodys/subscription', 404),
  },
  {
    pattern: '/admin/users/:userId/state',
    address: '/admin/users/nobodys/state',
    get: superRoles('/admin/users/nobodys/state', 404),
    post: superRoles('/admin/users/nobodys/state', 404),
  },
  {
    pattern: '/admin/users/:userId/password',
    address: '/admin/users/nobodys/password',
    get: superRoles('/admin/users/nobodys/password', 404),
    post: superRoles('/admin/users/nobodys/password', 404),
  },
  {
    pattern: '/admin/users/:userId/two-step',
    address: '/admin/users/nobodys/two-step',
    get: superRoles('/admin/users/nobodys/two-step', 404),
    post: superRoles('/admin/users/nobodys/two-step', 404),
  },
  {
    pattern: '/admin/users/:userId/role',
    address: '/admin/users/nobodys/role',
    get: superRoles('/admin/users/nobodys/role', 404),
    post: superRoles('/admin/users/nobodys/role', 404),
  },
  {
    pattern: '/admin/users/:userId/sessions/:sessionId/end',
    address: '/admin/users/nobodys/sessions/none/end',
    get: superRoles('/admin/users/nobodys/sessions/none/end', '/admin/users/nobodys'),
    post: superRoles('/admin/users/nobodys/sessions/none/end', 404),
  },
  {
    pattern: '/admin/suggestions',
    address: '/admin/suggestions?table=Material',
    get: superRoles('/admin/suggestions?table=Material', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/suggestions/:suggestionId',
    address: '/admin/suggestions/nobodys',
    get: superRoles('/admin/suggestions/nobodys', 404),
    post: superRoles('/admin/suggestions/nobodys', 400),
  },
  {
    pattern: '/admin/system',
    address: '/admin/system',
    get: superAdmin('/admin/system', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/system/jobs/:jobId/retry',
    address: '/admin/system/jobs/nobodys/retry',
    get: superAdmin('/admin/system/jobs/nobodys/retry', '/admin/system'),
    post: superAdmin('/admin/system/jobs/nobodys/retry', 404),
  },
  {
    pattern: '/admin/system/jobs/:jobId/drop',
    address: '/admin/system/jobs/nobodys/drop',
    get: superAdmin('/admin/system/jobs/nobodys/drop', '/admin/system'),
    post: superAdmin('/admin/system/jobs/nobodys/drop', '/admin/system'),
  },
  {
    pattern: '/admin/system/announcements',
    address: '/admin/system/announcements',
    get: superAdmin('/admin/system/announcements', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/system/announcements/create',
    address: '/admin/system/announcements/create',
    get: superAdmin('/admin/system/announcements/create', 'page'),
    post: superAdmin('/admin/system/announcements/create', 400),
  },
  {
    pattern: '/admin/system/announcements/:announcementId',
    address: '/admin/system/announcements/nobodys',
    get: superAdmin('/admin/system/announcements/nobodys', 404),
    post: superAdmin('/admin/system/announcements/nobodys', 404),
  },
  {
    pattern: '/admin/system/announcements/:announcementId/end',
    address: '/admin/system/announcements/nobodys/end',
    get: superAdmin('/admin/system/announcements/nobodys/end', '/admin/system/announcements/nobodys'),
    post: superAdmin('/admin/system/announcements/nobodys/end', 404),
  },
  {
    pattern: '/admin/system/switches',
    address: '/admin/system/switches',
    get: superAdmin('/admin/system/switches', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/system/switches/:feature',
    address: '/admin/system/switches/signUp',
    get: superAdmin('/admin/system/switches/signUp', 'page'),
    post: superAdmin('/admin/system/switches/signUp', 400),
  },
  {
    pattern: '/admin/audit',
    address: '/admin/audit?kind=account',
    get: superRoles('/admin/audit?kind=account', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/audit/export',
    address: '/admin/audit/export?kind=consent',
    get: superRoles('/admin/audit/export?kind=consent', 'page'),
    post: everyone(NO_FORM),
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

  // For everyone who is onboarded
  { pattern: '/app', address: '/app', get: onboarded('/app', '/app/feed'), post: everyone(NO_FORM) },
  { pattern: '/app/feed', address: '/app/feed', get: onboarded('/app/feed', 'page'), post: everyone(NO_FORM) },
  {
    pattern: '/app/feed',
    address: '/app/feed?tab=school',
    get: ofSchools('/app/feed?tab=school', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/feed/newer',
    address: '/app/feed/newer',
    get: onboarded('/app/feed/newer', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/feed/posts/new',
    address: '/app/feed/posts/new',
    get: onboarded('/app/feed/posts/new', 'page'),
    post: onboarded('/app/feed/posts/new', 400),
  },
  {
    pattern: '/app/feed/posts/:postId',
    address: '/app/feed/posts/none',
    get: onboarded('/app/feed/posts/none', 404),
    post: onboarded('/app/feed/posts/none', 400),
  },
  {
    pattern: '/app/feed/posts/:postId/check',
    address: '/app/feed/posts/none/check',
    get: onboarded('/app/feed/posts/none/check', 404),
    post: onboarded('/app/feed/posts/none/check', 404),
  },
  {
    pattern: '/app/feed/posts/:postId/edit',
    address: '/app/feed/posts/none/edit',
    get: onboarded('/app/feed/posts/none/edit', 404),
    post: onboarded('/app/feed/posts/none/edit', 404),
  },
  {
    pattern: '/app/feed/posts/:postId/delete',
    address: '/app/feed/posts/none/delete',
    get: onboarded('/app/feed/posts/none/delete', 404),
    post: onboarded('/app/feed/posts/none/delete', 404),
  },
  {
    pattern: '/app/feed/posts/:postId/like',
    address: '/app/feed/posts/none/like',
    get: onboarded('/app/feed/posts/none/like', '/app/feed/posts/none'),
    post: onboarded('/app/feed/posts/none/like', 400),
  },
  {
    pattern: '/app/feed/comments/:commentId/like',
    address: '/app/feed/comments/none/like',
    get: onboarded('/app/feed/comments/none/like', '/app/feed'),
    post: onboarded('/app/feed/comments/none/like', 400),
  },
  {
    pattern: '/app/feed/comments/:commentId/delete',
    address: '/app/feed/comments/none/delete',
    get: onboarded('/app/feed/comments/none/delete', 404),
    post: onboarded('/app/feed/comments/none/delete', 404),
  },
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
  // Only tests with right answers explain them, and only to a person who has taken the test.
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
    pattern: '/app/help',
    address: '/app/help',
    get: { ...everyone('page'), guest: login('/app/help') },
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/notifications',
    address: '/app/notifications?state=unread&before=nobodys',
    get: onboarded('/app/notifications?state=unread&before=nobodys', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/notifications/read',
    address: '/app/notifications/read',
    get: onboarded('/app/notifications/read', '/app/notifications'),
    post: onboarded('/app/notifications/read', 400),
  },
  // Everyone opens only their own, and this one does not exist.
  {
    pattern: '/app/notifications/:notificationId/open',
    address: '/app/notifications/nobodys/open',
    get: onboarded('/app/notifications/nobodys/open', '/app/notifications'),
    post: onboarded('/app/notifications/nobodys/open', 404),
  },
  {
    pattern: '/app/stories/new',
    address: '/app/stories/new',
    get: onboarded('/app/stories/new', 'page'),
    post: onboarded('/app/stories/new', 400),
  },
  {
    pattern: '/app/stories/new/photo',
    address: '/app/stories/new/photo',
    get: onboarded('/app/stories/new/photo', 'page'),
    post: onboarded('/app/stories/new/photo', 400),
  },
  {
    pattern: '/app/stories/new/video',
    address: '/app/stories/new/video',
    get: onboarded('/app/stories/new/video', 'page'),
    post: onboarded('/app/stories/new/video', 400),
  },
  {
    pattern: '/app/stories/:username/:storyId',
    address: '/app/stories/aruzhan/nobodys',
    get: onboarded('/app/stories/aruzhan/nobodys', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/stories/:username/:storyId/delete',
    address: '/app/stories/aruzhan/nobodys/delete',
    get: onboarded('/app/stories/aruzhan/nobodys/delete', 404),
    post: onboarded('/app/stories/aruzhan/nobodys/delete', 404),
  },
  {
    pattern: '/app/stories/:storyId/seen',
    address: '/app/stories/nobodys/seen',
    get: onboarded('/app/stories/nobodys/seen', '/app/feed'),
    post: onboarded('/app/stories/nobodys/seen', 404),
  },
  {
    pattern: '/app/stories/:storyId/like',
    address: '/app/stories/nobodys/like',
    get: onboarded('/app/stories/nobodys/like', '/app/feed'),
    post: onboarded('/app/stories/nobodys/like', 400),
  },
  {
    pattern: '/app/projects',
    address: '/app/projects?list=mine',
    get: onboarded('/app/projects?list=mine', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/search',
    address: '/app/search?q=%D0%B8%D0%BD%D0%B6',
    get: onboarded('/app/search?q=%D0%B8%D0%BD%D0%B6', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/search/suggestions',
    address: '/app/search/suggestions?q=%D0%B8%D0%BD%D0%B6',
    get: onboarded('/app/search/suggestions?q=%D0%B8%D0%BD%D0%B6', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/projects/create',
    address: '/app/projects/create',
    get: onboarded('/app/projects/create', 'page'),
    post: onboarded('/app/projects/create', 400),
  },
  {
    pattern: '/app/projects/:projectId/edit/basic',
    address: '/app/projects/none/edit/basic',
    get: onboarded('/app/projects/none/edit/basic', 404),
    post: onboarded('/app/projects/none/edit/basic', 404),
  },
  {
    pattern: '/app/projects/:projectId/edit/details',
    address: '/app/projects/none/edit/details',
    get: onboarded('/app/projects/none/edit/details', 404),
    post: onboarded('/app/projects/none/edit/details', 404),
  },
  {
    pattern: '/app/projects/:projectId/edit/skills',
    address: '/app/projects/none/edit/skills',
    get: onboarded('/app/projects/none/edit/skills', 404),
    post: onboarded('/app/projects/none/edit/skills', 404),
  },
  {
    pattern: '/app/projects/:projectId/edit/media',
    address: '/app/projects/none/edit/media',
    get: onboarded('/app/projects/none/edit/media', 404),
    post: onboarded('/app/projects/none/edit/media', 404),
  },
  {
    pattern: '/app/projects/:projectId/edit/review',
    address: '/app/projects/none/edit/review',
    get: onboarded('/app/projects/none/edit/review', 404),
    post: onboarded('/app/projects/none/edit/review', 404),
  },
  {
    pattern: '/app/projects/:projectId/delete',
    address: '/app/projects/none/delete',
    get: onboarded('/app/projects/none/delete', 404),
    post: onboarded('/app/projects/none/delete', 404),
  },
  {
    pattern: '/app/projects/:projectId/edit',
    address: '/app/projects/none/edit',
    get: onboarded('/app/projects/none/edit', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/projects/:projectId/made',
    address: '/app/projects/none/made',
    get: onboarded('/app/projects/none/made', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/app/feed/posts',
    address: '/app/feed/posts?tag=one',
    get: onboarded('/app/feed/posts?tag=one', 'page'),
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

  // Every onboarded person may read about a test; taking it requires a subscription (PAID_OR_ORG).
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

  // Not every question is answered yet, so there is nothing to check.
  {
    pattern: '/app/tests/:testId/check',
    address: '/app/tests/interests/check',
    get: subscribed('/app/tests/interests/check', '/app/tests/interests'),
    post: subscribed('/app/tests/interests/check', '/app/tests/interests'),
  },

  // Moderation: all administrators see their own queue, and this case does not exist.
  {
    pattern: '/admin/moderation',
    address: '/admin/moderation?tab=appeals',
    get: administrators('/admin/moderation?tab=appeals', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/moderation/:caseId',
    address: '/admin/moderation/nobodys',
    get: administrators('/admin/moderation/nobodys', 404),
    post: administrators('/admin/moderation/nobodys', 404),
  },

  // Catalogues, maintained by both super roles
  {
    pattern: '/admin/locations',
    address: '/admin/locations',
    get: superRoles('/admin/locations', '/admin/locations/countries'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/locations/countries',
    address: '/admin/locations/countries?q=%D0%B0',
    get: superRoles('/admin/locations/countries?q=%D0%B0', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/locations/countries/create',
    address: '/admin/locations/countries/create',
    get: superRoles('/admin/locations/countries/create', 'page'),
    post: superRoles('/admin/locations/countries/create', 400),
  },
  {
    pattern: '/admin/locations/countries/:placeId',
    address: '/admin/locations/countries/ru',
    get: superRoles('/admin/locations/countries/ru', 'page'),
    post: superRoles('/admin/locations/countries/ru', 400),
  },
  {
    pattern: '/admin/locations/countries/:placeId/merge',
    address: '/admin/locations/countries/ru/merge',
    get: superRoles('/admin/locations/countries/ru/merge', 'page'),
    post: superRoles('/admin/locations/countries/ru/merge', 400),
  },
  {
    pattern: '/admin/locations/countries/:placeId/delete',
    address: '/admin/locations/countries/ru/delete',
    get: superRoles('/admin/locations/countries/ru/delete', 'page'),
    post: superRoles('/admin/locations/countries/ru/delete', 400),
  },
  {
    pattern: '/admin/locations/cities',
    address: '/admin/locations/cities?q=%D0%B0',
    get: superRoles('/admin/locations/cities?q=%D0%B0', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/locations/cities/create',
    address: '/admin/locations/cities/create',
    get: superRoles('/admin/locations/cities/create', 'page'),
    post: superRoles('/admin/locations/cities/create', 400),
  },
  {
    pattern: '/admin/locations/cities/:placeId',
    address: '/admin/locations/cities/kentau',
    get: superRoles('/admin/locations/cities/kentau', 'page'),
    post: superRoles('/admin/locations/cities/kentau', 400),
  },
  {
    pattern: '/admin/locations/cities/:placeId/merge',
    address: '/admin/locations/cities/kentau/merge',
    get: superRoles('/admin/locations/cities/kentau/merge', 'page'),
    post: superRoles('/admin/locations/cities/kentau/merge', 400),
  },
  {
    pattern: '/admin/locations/cities/:placeId/delete',
    address: '/admin/locations/cities/kentau/delete',
    get: superRoles('/admin/locations/cities/kentau/delete', 'page'),
    post: superRoles('/admin/locations/cities/kentau/delete', 400),
  },
  {
    pattern: '/admin/materials',
    address: '/admin/materials?link=GONE',
    get: superRoles('/admin/materials?link=GONE', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/materials/create',
    address: '/admin/materials/create',
    get: superRoles('/admin/materials/create', 'page'),
    post: superRoles('/admin/materials/create', 400),
  },
  {
    pattern: '/admin/materials/:materialId',
    address: '/admin/materials/80000-hours-guide',
    get: superRoles('/admin/materials/80000-hours-guide', 'page'),
    post: superRoles('/admin/materials/80000-hours-guide', 400),
  },
  {
    pattern: '/admin/materials/:materialId/state',
    address: '/admin/materials/80000-hours-guide/state',
    get: superRoles('/admin/materials/80000-hours-guide/state', '/admin/materials/80000-hours-guide'),
    post: superRoles('/admin/materials/80000-hours-guide/state', 400),
  },
  {
    pattern: '/admin/help-lines',
    address: '/admin/help-lines',
    get: superRoles('/admin/help-lines', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/help-lines/create',
    address: '/admin/help-lines/create',
    get: superRoles('/admin/help-lines/create', 'page'),
    post: superRoles('/admin/help-lines/create', 400),
  },
  {
    pattern: '/admin/help-lines/:lineId/delete',
    address: '/admin/help-lines/trust-150/delete',
    get: superRoles('/admin/help-lines/trust-150/delete', 'page'),
    post: superRoles('/admin/help-lines/trust-150/delete', 400),
  },
  {
    pattern: '/admin/help-lines/:lineId',
    address: '/admin/help-lines/trust-150',
    get: superRoles('/admin/help-lines/trust-150', 'page'),
    post: superRoles('/admin/help-lines/trust-150', 400),
  },
  {
    pattern: '/admin/tests',
    address: '/admin/tests',
    get: superRoles('/admin/tests', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/tests/create',
    address: '/admin/tests/create',
    get: superRoles('/admin/tests/create', 'page'),
    post: superRoles('/admin/tests/create', 400),
  },
  {
    pattern: '/admin/tests/:testId',
    address: '/admin/tests/values?weak=on',
    get: superRoles('/admin/tests/values?weak=on', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/tests/:testId/texts',
    address: '/admin/tests/values/texts',
    get: superRoles('/admin/tests/values/texts', 'page'),
    post: superRoles('/admin/tests/values/texts', 400),
  },
  {
    pattern: '/admin/tests/:testId/answers',
    address: '/admin/tests/values/answers',
    get: superRoles('/admin/tests/values/answers', 'page'),
    post: superRoles('/admin/tests/values/answers', 400),
  },
  {
    pattern: '/admin/tests/:testId/scales/create',
    address: '/admin/tests/values/scales/create',
    get: superRoles('/admin/tests/values/scales/create', 404),
    post: superRoles('/admin/tests/values/scales/create', 404),
  },
  {
    pattern: '/admin/tests/:testId/scales/:scaleKey',
    address: '/admin/tests/values/scales/support',
    get: superRoles('/admin/tests/values/scales/support', 'page'),
    post: superRoles('/admin/tests/values/scales/support', 400),
  },
  {
    pattern: '/admin/tests/:testId/scales/:scaleKey/move',
    address: '/admin/tests/values/scales/support/move',
    get: superRoles('/admin/tests/values/scales/support/move', '/admin/tests/values'),
    post: superRoles('/admin/tests/values/scales/support/move', 400),
  },
  {
    pattern: '/admin/tests/:testId/scales/:scaleKey/delete',
    address: '/admin/tests/values/scales/support/delete',
    get: superRoles('/admin/tests/values/scales/support/delete', 404),
    post: superRoles('/admin/tests/values/scales/support/delete', 404),
  },
  {
    pattern: '/admin/tests/:testId/items/create',
    address: '/admin/tests/values/items/create',
    get: superRoles('/admin/tests/values/items/create', 'page'),
    post: superRoles('/admin/tests/values/items/create', 400),
  },
  {
    pattern: '/admin/tests/:testId/items/upload',
    address: '/admin/tests/values/items/upload',
    get: superRoles('/admin/tests/values/items/upload', 'page'),
    post: superRoles('/admin/tests/values/items/upload', 400),
  },
  {
    pattern: '/admin/tests/:testId/items/template',
    address: '/admin/tests/values/items/template',
    get: superRoles('/admin/tests/values/items/template', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/tests/:testId/items/:itemKey',
    address: '/admin/tests/values/items/v16',
    get: superRoles('/admin/tests/values/items/v16', 'page'),
    post: superRoles('/admin/tests/values/items/v16', 400),
  },
  {
    pattern: '/admin/tests/:testId/items/:itemKey/move',
    address: '/admin/tests/values/items/v16/move',
    get: superRoles('/admin/tests/values/items/v16/move', '/admin/tests/values'),
    post: superRoles('/admin/tests/values/items/v16/move', 400),
  },
  {
    pattern: '/admin/tests/:testId/items/:itemKey/delete',
    address: '/admin/tests/values/items/v16/delete',
    get: superRoles('/admin/tests/values/items/v16/delete', 'page'),
    post: superRoles('/admin/tests/values/items/v16/delete', 400),
  },
  {
    pattern: '/admin/tests/:testId/try',
    address: '/admin/tests/values/try',
    get: superRoles('/admin/tests/values/try', 'page'),
    post: superRoles('/admin/tests/values/try', 400),
  },
  {
    pattern: '/admin/tests/:testId/publish',
    address: '/admin/tests/values/publish',
    get: superRoles('/admin/tests/values/publish', '/admin/tests/values'),
    post: superRoles('/admin/tests/values/publish', '/admin/tests/values'),
  },
  {
    pattern: '/admin/tests/:testId/state',
    address: '/admin/tests/values/state',
    get: superRoles('/admin/tests/values/state', '/admin/tests/values'),
    post: superRoles('/admin/tests/values/state', 400),
  },
  {
    pattern: '/admin/tests/:testId/draft',
    address: '/admin/tests/values/draft',
    get: superRoles('/admin/tests/values/draft', '/admin/tests/values'),
    post: superRoles('/admin/tests/values/draft', 400),
  },
  {
    pattern: '/admin/professions',
    address: '/admin/professions?state=DRAFT',
    get: superRoles('/admin/professions?state=DRAFT', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/professions/create',
    address: '/admin/professions/create',
    get: superRoles('/admin/professions/create', 'page'),
    post: superRoles('/admin/professions/create', 400),
  },
  {
    pattern: '/admin/professions/:professionId',
    address: '/admin/professions/nurse',
    get: superRoles('/admin/professions/nurse', 'page'),
    post: superRoles('/admin/professions/nurse', 400),
  },
  {
    pattern: '/admin/professions/:professionId/preview',
    address: '/admin/professions/nurse/preview',
    get: superRoles('/admin/professions/nurse/preview', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/professions/:professionId/state',
    address: '/admin/professions/nurse/state',
    get: superRoles('/admin/professions/nurse/state', '/admin/professions/nurse'),
    post: superRoles('/admin/professions/nurse/state', 400),
  },
  {
    pattern: '/admin/institutions',
    address: '/admin/institutions?type=COLLEGE&old=on',
    get: superRoles('/admin/institutions?type=COLLEGE&old=on', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/institutions/create',
    address: '/admin/institutions/create',
    get: superRoles('/admin/institutions/create', 'page'),
    post: superRoles('/admin/institutions/create', 400),
  },
  {
    pattern: '/admin/institutions/:institutionId',
    address: '/admin/institutions/nu',
    get: superRoles('/admin/institutions/nu', 'page'),
    post: superRoles('/admin/institutions/nu', 400),
  },
  {
    pattern: '/admin/institutions/:institutionId/state',
    address: '/admin/institutions/nu/state',
    get: superRoles('/admin/institutions/nu/state', '/admin/institutions/nu'),
    post: superRoles('/admin/institutions/nu/state', 400),
  },
  {
    pattern: '/admin/institutions/:institutionId/majors',
    address: '/admin/institutions/nu/majors',
    get: superRoles('/admin/institutions/nu/majors', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/institutions/:institutionId/majors/create',
    address: '/admin/institutions/nu/majors/create',
    get: superRoles('/admin/institutions/nu/majors/create', 'page'),
    post: superRoles('/admin/institutions/nu/majors/create', 400),
  },
  {
    pattern: '/admin/institutions/:institutionId/majors/export',
    address: '/admin/institutions/nu/majors/export?as=csv',
    get: superRoles('/admin/institutions/nu/majors/export?as=csv', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/institutions/:institutionId/majors/upload',
    address: '/admin/institutions/nu/majors/upload',
    get: superRoles('/admin/institutions/nu/majors/upload', 'page'),
    post: superRoles('/admin/institutions/nu/majors/upload', 400),
  },
  // This sheet does not exist.
  {
    pattern: '/admin/institutions/:institutionId/majors/imports/:importId',
    address: '/admin/institutions/nu/majors/imports/nobodys',
    get: superRoles('/admin/institutions/nu/majors/imports/nobodys', 404),
    post: superRoles('/admin/institutions/nu/majors/imports/nobodys', 400),
  },
  {
    pattern: '/admin/institutions/:institutionId/majors/imports/:importId/refused',
    address: '/admin/institutions/nu/majors/imports/nobodys/refused',
    get: superRoles('/admin/institutions/nu/majors/imports/nobodys/refused', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/institutions/:institutionId/majors/:majorId',
    address: '/admin/institutions/aksim-college/majors/aksim-college-roads',
    get: superRoles('/admin/institutions/aksim-college/majors/aksim-college-roads', 'page'),
    post: superRoles('/admin/institutions/aksim-college/majors/aksim-college-roads', 400),
  },
  {
    pattern: '/admin/institutions/:institutionId/majors/:majorId/state',
    address: '/admin/institutions/aksim-college/majors/aksim-college-roads/state',
    get: superRoles(
      '/admin/institutions/aksim-college/majors/aksim-college-roads/state',
      '/admin/institutions/aksim-college/majors/aksim-college-roads',
    ),
    post: superRoles('/admin/institutions/aksim-college/majors/aksim-college-roads/state', 400),
  },
  {
    pattern: '/admin/admission',
    address: '/admin/admission',
    get: superRoles('/admin/admission', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/admission/results',
    address: '/admin/admission/results',
    get: superRoles('/admin/admission/results', 'page'),
    post: superRoles('/admin/admission/results', 400),
  },
  {
    pattern: '/admin/admission/results/:importId',
    address: '/admin/admission/results/none',
    get: superRoles('/admin/admission/results/none', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/admission/results/:importId/refused',
    address: '/admin/admission/results/none/refused',
    get: superRoles('/admin/admission/results/none/refused', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/admission/results/:importId/progress',
    address: '/admin/admission/results/none/progress',
    get: superRoles('/admin/admission/results/none/progress', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/admission/results/:importId/publish',
    address: '/admin/admission/results/none/publish',
    get: superRoles('/admin/admission/results/none/publish', '/admin/admission/results/none'),
    post: superRoles('/admin/admission/results/none/publish', 404),
  },
  {
    pattern: '/admin/admission/results/:importId/discard',
    address: '/admin/admission/results/none/discard',
    get: superRoles('/admin/admission/results/none/discard', '/admin/admission/results/none'),
    post: superRoles('/admin/admission/results/none/discard', 404),
  },
  {
    pattern: '/admin/admission/floors',
    address: '/admin/admission/floors',
    get: superRoles('/admin/admission/floors', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/admission/floors/create',
    address: '/admin/admission/floors/create',
    get: superRoles('/admin/admission/floors/create', 'page'),
    post: superRoles('/admin/admission/floors/create', 400),
  },
  {
    pattern: '/admin/admission/floors/:rowId',
    address: '/admin/admission/floors/LAW-2023',
    get: superRoles('/admin/admission/floors/LAW-2023', 'page'),
    post: superRoles('/admin/admission/floors/LAW-2023', 400),
  },
  {
    pattern: '/admin/admission/floors/:rowId/delete',
    address: '/admin/admission/floors/LAW-2023/delete',
    get: superRoles('/admin/admission/floors/LAW-2023/delete', 'page'),
    post: superRoles('/admin/admission/floors/LAW-2023/delete', 400),
  },
  {
    pattern: '/admin/admission/calendar',
    address: '/admin/admission/calendar',
    get: superRoles('/admin/admission/calendar', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/admission/calendar/create',
    address: '/admin/admission/calendar/create',
    get: superRoles('/admin/admission/calendar/create', 'page'),
    post: superRoles('/admin/admission/calendar/create', 400),
  },
  {
    pattern: '/admin/admission/calendar/:rowId',
    address: '/admin/admission/calendar/GRANT_RESULTS-2027-08-07',
    get: superRoles('/admin/admission/calendar/GRANT_RESULTS-2027-08-07', 'page'),
    post: superRoles('/admin/admission/calendar/GRANT_RESULTS-2027-08-07', 400),
  },
  {
    pattern: '/admin/admission/calendar/:rowId/delete',
    address: '/admin/admission/calendar/GRANT_RESULTS-2027-08-07/delete',
    get: superRoles('/admin/admission/calendar/GRANT_RESULTS-2027-08-07/delete', 'page'),
    post: superRoles('/admin/admission/calendar/GRANT_RESULTS-2027-08-07/delete', 400),
  },
  {
    pattern: '/admin/admission/rates',
    address: '/admin/admission/rates',
    get: superRoles('/admin/admission/rates', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/admission/rates/create',
    address: '/admin/admission/rates/create',
    get: superRoles('/admin/admission/rates/create', 'page'),
    post: superRoles('/admin/admission/rates/create', 400),
  },
  {
    pattern: '/admin/admission/rates/:rowId',
    address: '/admin/admission/rates/USD',
    get: superRoles('/admin/admission/rates/USD', 'page'),
    post: superRoles('/admin/admission/rates/USD', 400),
  },
  // The admin area
  { pattern: '/admin', address: '/admin', get: administrators('/admin', '/admin/analytics'), post: everyone(NO_FORM) },
  // The super roles see the list. A person who works in one organisation is redirected to it; one who works in several
  // chooses.
  {
    pattern: '/admin/organizations',
    address: '/admin/organizations?subscription=running',
    get: {
      ...administrators('/admin/organizations?subscription=running', '/admin/organizations/demo-lyceum'),
      otheradmin: '/admin/organizations/demo-gymnasium',
      twoschools: 'page',
      ministry: 'page',
      superadmin: 'page',
    },
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/organizations/create',
    address: '/admin/organizations/create',
    get: superAdmin('/admin/organizations/create', 'page'),
    post: superAdmin('/admin/organizations/create', 400),
  },
  {
    pattern: '/admin/organizations/:orgId/edit',
    address: '/admin/organizations/demo-lyceum/edit',
    get: schoolAdmin('/admin/organizations/demo-lyceum/edit', 'page'),
    post: schoolAdmin('/admin/organizations/demo-lyceum/edit', 400),
  },
  {
    pattern: '/admin/organizations/:orgId/log',
    address: '/admin/organizations/demo-lyceum/log',
    get: schoolOffice('/admin/organizations/demo-lyceum/log', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/organizations/:orgId/first-hour',
    address: '/admin/organizations/demo-lyceum/first-hour',
    get: schoolOffice(
      '/admin/organizations/demo-lyceum/first-hour',
      '/admin/organizations/demo-lyceum',
      '/errors/403?reason=insufficient_permissions',
    ),
    post: schoolOffice(
      '/admin/organizations/demo-lyceum/first-hour',
      400,
      '/errors/403?reason=insufficient_permissions',
    ),
  },
  {
    pattern: '/admin/organizations/:orgId/invite',
    address: '/admin/organizations/demo-lyceum/invite',
    get: siteAlone('/admin/organizations/demo-lyceum/invite', '/admin/organizations/demo-lyceum'),
    post: siteAlone('/admin/organizations/demo-lyceum/invite', '/admin/organizations/demo-lyceum'),
  },
  {
    pattern: '/admin/organizations/:orgId/join-code',
    address: '/admin/organizations/demo-lyceum/join-code',
    get: schoolOffice(
      '/admin/organizations/demo-lyceum/join-code',
      '/admin/organizations/demo-lyceum',
      '/errors/403?reason=insufficient_permissions',
    ),
    post: schoolOffice(
      '/admin/organizations/demo-lyceum/join-code',
      '/admin/organizations/demo-lyceum',
      '/errors/403?reason=insufficient_permissions',
    ),
  },
  {
    pattern: '/admin/organizations/:orgId',
    address: '/admin/organizations/demo-lyceum',
    get: schoolPeople('/admin/organizations/demo-lyceum', 'page'),
    post: everyone(NO_FORM),
  },
  // No pupil, class or request has this id. Notes, talks and reminders are for the school's own staff.
  {
    pattern: '/admin/organizations/:orgId/groups/:groupId/glance',
    address: '/admin/organizations/demo-lyceum/groups/nobodys/glance',
    get: schoolPeople('/admin/organizations/demo-lyceum/groups/nobodys/glance', 404),
    post: counsellors('/admin/organizations/demo-lyceum/groups/nobodys/glance', 404),
  },
  {
    pattern: '/admin/organizations/:orgId/analytics/:studentId',
    address: '/admin/organizations/demo-lyceum/analytics/nobodys',
    get: schoolPeople('/admin/organizations/demo-lyceum/analytics/nobodys', 404),
    post: counsellors('/admin/organizations/demo-lyceum/analytics/nobodys', 404),
  },
  {
    pattern: '/admin/organizations/:orgId/analytics/:studentId/notes/:noteId/remove',
    address: '/admin/organizations/demo-lyceum/analytics/nobodys/notes/nobodys/remove',
    get: counsellors(
      '/admin/organizations/demo-lyceum/analytics/nobodys/notes/nobodys/remove',
      '/admin/organizations/demo-lyceum/analytics/nobodys#notes',
    ),
    post: counsellors('/admin/organizations/demo-lyceum/analytics/nobodys/notes/nobodys/remove', 404),
  },
  {
    pattern: '/admin/organizations/:orgId/analytics/:studentId/talks',
    address: '/admin/organizations/demo-lyceum/analytics/nobodys/talks',
    get: counsellors(
      '/admin/organizations/demo-lyceum/analytics/nobodys/talks',
      '/admin/organizations/demo-lyceum/analytics/nobodys',
    ),
    post: counsellors('/admin/organizations/demo-lyceum/analytics/nobodys/talks', 404),
  },
  {
    pattern: '/admin/organizations/:orgId/requests',
    address: '/admin/organizations/demo-lyceum/requests',
    get: schoolOffice('/admin/organizations/demo-lyceum/requests', 'page', FORBIDDEN),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/organizations/:orgId/requests/:memberId',
    address: '/admin/organizations/demo-lyceum/requests/nobodys',
    get: schoolOffice(
      '/admin/organizations/demo-lyceum/requests/nobodys',
      '/admin/organizations/demo-lyceum/requests',
      FORBIDDEN,
    ),
    post: schoolOffice('/admin/organizations/demo-lyceum/requests/nobodys', 400, FORBIDDEN),
  },
  {
    pattern: '/admin/organizations/:orgId/analytics',
    address: '/admin/organizations/demo-lyceum/analytics',
    get: schoolPeople('/admin/organizations/demo-lyceum/analytics', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/organizations/:orgId/analytics',
    address: '/admin/organizations/demo-lyceum/analytics?group=nobodys',
    get: schoolPeople('/admin/organizations/demo-lyceum/analytics?group=nobodys', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/organizations/:orgId/analytics/report',
    address: '/admin/organizations/demo-lyceum/analytics/report',
    get: schoolPeople('/admin/organizations/demo-lyceum/analytics/report', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/organizations/:orgId/analytics/export',
    address: '/admin/organizations/demo-lyceum/analytics/export',
    get: schoolPeople('/admin/organizations/demo-lyceum/analytics/export', 'page'),
    post: everyone(NO_FORM),
  },
  // Classes are managed by the school's office; a teacher reads those they mentor. Staff are managed by administrators.
  {
    pattern: '/admin/organizations/:orgId/groups',
    address: '/admin/organizations/demo-lyceum/groups',
    get: schoolPeople('/admin/organizations/demo-lyceum/groups', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/organizations/:orgId/groups',
    address: '/admin/organizations/demo-lyceum/groups?missing=1',
    get: schoolPeople('/admin/organizations/demo-lyceum/groups?missing=1', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/organizations/:orgId/groups/create',
    address: '/admin/organizations/demo-lyceum/groups/create',
    get: schoolManagers('/admin/organizations/demo-lyceum/groups/create', 'page'),
    post: schoolManagers('/admin/organizations/demo-lyceum/groups/create', 400),
  },
  {
    pattern: '/admin/organizations/:orgId/groups/:groupId',
    address: '/admin/organizations/demo-lyceum/groups/nobodys',
    get: schoolPeople(
      '/admin/organizations/demo-lyceum/groups/nobodys',
      '/admin/organizations/demo-lyceum/groups?missing=1',
    ),
    post: schoolManagers(
      '/admin/organizations/demo-lyceum/groups/nobodys',
      '/admin/organizations/demo-lyceum/groups?missing=1',
    ),
  },
  {
    pattern: '/admin/organizations/:orgId/groups/:groupId/edit',
    address: '/admin/organizations/demo-lyceum/groups/nobodys/edit',
    get: schoolManagers(
      '/admin/organizations/demo-lyceum/groups/nobodys/edit',
      '/admin/organizations/demo-lyceum/groups?missing=1',
    ),
    post: schoolManagers(
      '/admin/organizations/demo-lyceum/groups/nobodys/edit',
      '/admin/organizations/demo-lyceum/groups?missing=1',
    ),
  },
  {
    pattern: '/admin/organizations/:orgId/groups/:groupId/move-up',
    address: '/admin/organizations/demo-lyceum/groups/nobodys/move-up',
    get: schoolManagers(
      '/admin/organizations/demo-lyceum/groups/nobodys/move-up',
      '/admin/organizations/demo-lyceum/groups?missing=1',
    ),
    post: schoolManagers(
      '/admin/organizations/demo-lyceum/groups/nobodys/move-up',
      '/admin/organizations/demo-lyceum/groups?missing=1',
    ),
  },
  {
    pattern: '/admin/organizations/:orgId/groups/:groupId/archive',
    address: '/admin/organizations/demo-lyceum/groups/nobodys/archive',
    get: schoolManagers(
      '/admin/organizations/demo-lyceum/groups/nobodys/archive',
      '/admin/organizations/demo-lyceum/groups?missing=1',
    ),
    post: schoolManagers(
      '/admin/organizations/demo-lyceum/groups/nobodys/archive',
      '/admin/organizations/demo-lyceum/groups?missing=1',
    ),
  },
  {
    pattern: '/admin/organizations/:orgId/teachers',
    address: '/admin/organizations/demo-lyceum/teachers',
    get: schoolOffice('/admin/organizations/demo-lyceum/teachers', 'page'),
    post: schoolAdmin('/admin/organizations/demo-lyceum/teachers', 400),
  },
  {
    pattern: '/admin/organizations/:orgId/teachers/create',
    address: '/admin/organizations/demo-lyceum/teachers/create',
    get: schoolAdmin('/admin/organizations/demo-lyceum/teachers/create', 'page'),
    post: schoolAdmin('/admin/organizations/demo-lyceum/teachers/create', 400),
  },
  {
    pattern: '/admin/organizations/:orgId/teachers/export',
    address: '/admin/organizations/demo-lyceum/teachers/export',
    get: schoolOffice('/admin/organizations/demo-lyceum/teachers/export', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/organizations/:orgId/staff',
    address: '/admin/organizations/demo-lyceum/staff',
    get: schoolOffice('/admin/organizations/demo-lyceum/staff', 'page'),
    post: schoolAdmin('/admin/organizations/demo-lyceum/staff', 400),
  },
  {
    pattern: '/admin/organizations/:orgId/staff/create',
    address: '/admin/organizations/demo-lyceum/staff/create',
    get: schoolAdmin('/admin/organizations/demo-lyceum/staff/create', 'page'),
    post: schoolAdmin('/admin/organizations/demo-lyceum/staff/create', 400),
  },
  {
    pattern: '/admin/organizations/:orgId/staff/export',
    address: '/admin/organizations/demo-lyceum/staff/export',
    get: schoolOffice('/admin/organizations/demo-lyceum/staff/export', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/organizations/:orgId/admins',
    address: '/admin/organizations/demo-lyceum/admins',
    get: schoolOffice('/admin/organizations/demo-lyceum/admins', 'page'),
    post: schoolAdmin('/admin/organizations/demo-lyceum/admins', 400),
  },
  {
    pattern: '/admin/organizations/:orgId/admins/create',
    address: '/admin/organizations/demo-lyceum/admins/create',
    get: schoolAdmin('/admin/organizations/demo-lyceum/admins/create', 'page'),
    post: schoolAdmin('/admin/organizations/demo-lyceum/admins/create', 400),
  },
  {
    pattern: '/admin/organizations/:orgId/admins/export',
    address: '/admin/organizations/demo-lyceum/admins/export',
    get: schoolOffice('/admin/organizations/demo-lyceum/admins/export', 'page'),
    post: everyone(NO_FORM),
  },
  // Lists of people: pupils are imported by the school's office, staff and teachers by its administrators only;
  // MINISTRY reads.
  {
    pattern: '/admin/organizations/:orgId/students/upload',
    address: '/admin/organizations/demo-lyceum/students/upload',
    get: schoolOffice(
      '/admin/organizations/demo-lyceum/students/upload',
      'page',
      '/errors/403?reason=insufficient_permissions',
    ),
    post: schoolOffice(
      '/admin/organizations/demo-lyceum/students/upload',
      400,
      '/errors/403?reason=insufficient_permissions',
    ),
  },
  {
    pattern: '/admin/organizations/:orgId/staff/upload',
    address: '/admin/organizations/demo-lyceum/staff/upload',
    get: {
      ...schoolOffice(
        '/admin/organizations/demo-lyceum/staff/upload',
        'page',
        '/errors/403?reason=insufficient_permissions',
      ),
      staff: '/errors/403?reason=insufficient_permissions',
    },
    post: {
      ...schoolOffice(
        '/admin/organizations/demo-lyceum/staff/upload',
        400,
        '/errors/403?reason=insufficient_permissions',
      ),
      staff: '/errors/403?reason=insufficient_permissions',
    },
  },
  {
    pattern: '/admin/organizations/:orgId/teachers/upload',
    address: '/admin/organizations/demo-lyceum/teachers/upload',
    get: {
      ...schoolOffice(
        '/admin/organizations/demo-lyceum/teachers/upload',
        'page',
        '/errors/403?reason=insufficient_permissions',
      ),
      staff: '/errors/403?reason=insufficient_permissions',
    },
    post: {
      ...schoolOffice(
        '/admin/organizations/demo-lyceum/teachers/upload',
        400,
        '/errors/403?reason=insufficient_permissions',
      ),
      staff: '/errors/403?reason=insufficient_permissions',
    },
  },
  {
    pattern: '/admin/organizations/:orgId/imports/template',
    address: '/admin/organizations/demo-lyceum/imports/template?kind=STAFF&language=kk',
    get: schoolOffice(
      '/admin/organizations/demo-lyceum/imports/template?kind=STAFF&language=kk',
      'page',
      '/errors/403?reason=insufficient_permissions',
    ),
    post: everyone(NO_FORM),
  },
  // This list does not exist.
  {
    pattern: '/admin/organizations/:orgId/imports/:importId',
    address: '/admin/organizations/demo-lyceum/imports/nobodys',
    get: schoolOffice('/admin/organizations/demo-lyceum/imports/nobodys', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/organizations/:orgId/imports/:importId/refused',
    address: '/admin/organizations/demo-lyceum/imports/nobodys/refused',
    get: schoolOffice('/admin/organizations/demo-lyceum/imports/nobodys/refused', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/organizations/:orgId/imports/:importId/progress',
    address: '/admin/organizations/demo-lyceum/imports/nobodys/progress',
    get: schoolOffice('/admin/organizations/demo-lyceum/imports/nobodys/progress', 404),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/organizations/:orgId/imports/:importId/take',
    address: '/admin/organizations/demo-lyceum/imports/nobodys/take',
    get: schoolOffice(
      '/admin/organizations/demo-lyceum/imports/nobodys/take',
      '/admin/organizations/demo-lyceum/imports/nobodys',
    ),
    post: schoolOffice(
      '/admin/organizations/demo-lyceum/imports/nobodys/take',
      404,
      '/errors/403?reason=insufficient_permissions',
    ),
  },
  {
    pattern: '/admin/organizations/:orgId/imports/:importId/doubles',
    address: '/admin/organizations/demo-lyceum/imports/nobodys/doubles',
    get: schoolOffice(
      '/admin/organizations/demo-lyceum/imports/nobodys/doubles',
      '/admin/organizations/demo-lyceum/imports/nobodys',
    ),
    post: schoolOffice(
      '/admin/organizations/demo-lyceum/imports/nobodys/doubles',
      404,
      '/errors/403?reason=insufficient_permissions',
    ),
  },
  {
    pattern: '/admin/organizations/:orgId/imports/:importId/undo',
    address: '/admin/organizations/demo-lyceum/imports/nobodys/undo',
    get: schoolOffice(
      '/admin/organizations/demo-lyceum/imports/nobodys/undo',
      '/admin/organizations/demo-lyceum/imports/nobodys',
    ),
    post: schoolOffice(
      '/admin/organizations/demo-lyceum/imports/nobodys/undo',
      404,
      '/errors/403?reason=insufficient_permissions',
    ),
  },
  {
    pattern: '/admin/organizations/:orgId/students',
    address: '/admin/organizations/demo-lyceum/students',
    get: schoolPeople('/admin/organizations/demo-lyceum/students', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/organizations/:orgId/students/create',
    address: '/admin/organizations/demo-lyceum/students/create',
    get: schoolManagers('/admin/organizations/demo-lyceum/students/create', 'page'),
    post: schoolManagers('/admin/organizations/demo-lyceum/students/create', 400),
  },
  // No pupil is selected.
  {
    pattern: '/admin/organizations/:orgId/students/act',
    address: '/admin/organizations/demo-lyceum/students/act?act=status',
    get: schoolManagers('/admin/organizations/demo-lyceum/students/act?act=status', 400),
    post: schoolManagers('/admin/organizations/demo-lyceum/students/act?act=status', 400),
  },
  {
    pattern: '/admin/organizations/:orgId/students/export',
    address: '/admin/organizations/demo-lyceum/students/export',
    get: schoolPeople('/admin/organizations/demo-lyceum/students/export', 'page'),
    post: everyone(NO_FORM),
  },
  // This member does not exist.
  {
    pattern: '/admin/organizations/:orgId/members/:memberId',
    address: '/admin/organizations/demo-lyceum/members/nobody',
    get: schoolPeople('/admin/organizations/demo-lyceum/members/nobody', 404),
    post: schoolManagers('/admin/organizations/demo-lyceum/members/nobody', 404),
  },
  {
    pattern: '/admin/organizations/:orgId/members/:memberId/password',
    address: '/admin/organizations/demo-lyceum/members/nobody/password',
    get: schoolManagers('/admin/organizations/demo-lyceum/members/nobody/password', 404),
    post: schoolManagers('/admin/organizations/demo-lyceum/members/nobody/password', 404),
  },
  {
    pattern: '/admin/organizations/:orgId/members/:memberId/remove',
    address: '/admin/organizations/demo-lyceum/members/nobody/remove',
    get: schoolManagers('/admin/organizations/demo-lyceum/members/nobody/remove', 404),
    post: schoolManagers('/admin/organizations/demo-lyceum/members/nobody/remove', 404),
  },
  {
    pattern: '/admin/organizations/:orgId/slips',
    address: '/admin/organizations/demo-lyceum/slips',
    get: schoolManagers('/admin/organizations/demo-lyceum/slips', 'page'),
    post: schoolManagers('/admin/organizations/demo-lyceum/slips', '/admin/organizations/demo-lyceum/slips'),
  },
  {
    pattern: '/admin/analytics',
    address: '/admin/analytics',
    // Members of an organisation have its own figures; these are for the whole site.
    get: { ...administrators('/admin/analytics', '/admin/organizations'), ministry: 'page', superadmin: 'page' },
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/analytics/way',
    address: '/admin/analytics/way',
    get: superRoles('/admin/analytics/way', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/analytics/top',
    address: '/admin/analytics/top?region=karaganda',
    get: superRoles('/admin/analytics/top?region=karaganda', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/analytics/regions',
    address: '/admin/analytics/regions?of=plans.made',
    get: superRoles('/admin/analytics/regions?of=plans.made', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/analytics/organizations',
    address: '/admin/analytics/organizations',
    get: superRoles('/admin/analytics/organizations', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/analytics/visits',
    address: '/admin/analytics/visits?by=week',
    get: superRoles('/admin/analytics/visits?by=week', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/analytics/opinions',
    address: '/admin/analytics/opinions',
    get: superRoles('/admin/analytics/opinions', 'page'),
    post: everyone(NO_FORM),
  },
  {
    pattern: '/admin/analytics/export',
    address: '/admin/analytics/export?by=month',
    get: superRoles('/admin/analytics/export?by=month', 'page'),
    post: everyone(NO_FORM),
  },

  // API calls are answered with a status and never with a redirect.
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

function everyone(answer: ExpectedAnswer): Column {
  return {
    guest: answer,
    newcomer: answer,
    free: answer,
    paid: answer,
    pupil: answer,
    expired: answer,
    early: answer,
    teacher: answer,
    otherteacher: answer,
    twoschools: answer,
    staff: answer,
    orgadmin: answer,
    otheradmin: answer,
    ministry: answer,
    superadmin: answer,
  }
}

function guests(answer: ExpectedAnswer, signedIn: `/${string}`): Column {
  return { ...everyone(signedIn), guest: answer, newcomer: onboarding(signedIn) }
}

function onboarded(here: string, answer: ExpectedAnswer): Column {
  return { ...everyone(answer), guest: login(here), newcomer: onboarding(here) }
}

/** Every onboarded person is redirected to a part of their own profile. */
function ownOf(here: string, part: 'portfolio' | '?tab=projects'): Column {
  const own = Object.entries(accountOf).map(([kind, username]): [string, ExpectedAnswer] => [
    kind,
    part === 'portfolio' ? `/app/profile/${username}/portfolio` : `/app/profile/${username}?tab=projects`,
  ])
  return { ...(Object.fromEntries(own) as Column), guest: login(here), newcomer: onboarding(here) }
}

function subscribed(here: string, answer: ExpectedAnswer): Column {
  return {
    guest: login(here),
    newcomer: onboarding(here),
    free: paywall('user_free', here),
    paid: answer,
    pupil: answer,
    expired: paywall('org_expired', here),
    early: paywall('org_not_started', here),
    teacher: answer,
    otherteacher: answer,
    twoschools: answer,
    staff: answer,
    orgadmin: answer,
    otheradmin: paywall('org_not_started', here),
    ministry: answer,
    superadmin: answer,
  }
}

/** For members of an organisation with an active subscription, and for the super roles. */
function ofSchools(here: string, answer: ExpectedAnswer): Column {
  const none = paywall('org_missing_or_inactive', here)
  return { ...subscribed(here, answer), free: none, paid: none }
}

function administrators(here: string, answer: ExpectedAnswer): Column {
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
    otherteacher: answer,
    twoschools: answer,
    staff: answer,
    orgadmin: answer,
    otheradmin: answer,
    ministry: answer,
    superadmin: answer,
  }
}

function superRoles(here: string, answer: ExpectedAnswer): Column {
  const forbidden = '/errors/403?reason=insufficient_permissions'
  return {
    ...administrators(here, forbidden),
    ministry: answer,
    superadmin: answer,
  }
}

/** For changes that only SUPER_ADMIN may make. MINISTRY may only read, so it is refused. */
function superAdmin(here: string, answer: ExpectedAnswer): Column {
  return { ...superRoles(here, answer), ministry: '/errors/403?reason=insufficient_permissions' }
}

/** A page of aruzhan's school that all its staff may open. An administrator of another school gets 404. */
function schoolPeople(here: string, answer: ExpectedAnswer): Column {
  return { ...administrators(here, answer), otheradmin: 404 }
}

/** For administrators and office staff of the school, but not its teachers. MINISTRY may read and gets the answer
 *  `reads`. */
function schoolOffice(here: string, answer: ExpectedAnswer, reads: ExpectedAnswer = answer): Column {
  const forbidden = '/errors/403?reason=insufficient_permissions'
  return {
    ...schoolPeople(here, answer),
    teacher: forbidden,
    otherteacher: forbidden,
    twoschools: forbidden,
    ministry: reads,
  }
}

/** For the administrators of the school and SUPER_ADMIN only. */
function schoolAdmin(here: string, answer: ExpectedAnswer): Column {
  return { ...schoolOffice(here, answer, FORBIDDEN), staff: FORBIDDEN }
}

/** For pupils' matters within their school: the site's roles have no access. */
function counsellors(here: string, answer: ExpectedAnswer): Column {
  return { ...schoolPeople(here, answer), ministry: FORBIDDEN, superadmin: FORBIDDEN }
}

/** For SUPER_ADMIN only, in aruzhan's school. */
function siteAlone(here: string, answer: ExpectedAnswer): Column {
  const forbidden = '/errors/403?reason=insufficient_permissions'
  return { ...schoolAdmin(here, answer), orgadmin: forbidden }
}

/** Like `schoolOffice` for pages with nothing to read: MINISTRY is refused too. */
function schoolManagers(here: string, answer: ExpectedAnswer): Column {
  return schoolOffice(here, answer, '/errors/403?reason=insufficient_permissions')
}

function login(here: string): ExpectedAnswer {
  return `/auth/login?redirect=${encodeURIComponent(here)}&reason=authentication_required`
}

function onboarding(here: string): ExpectedAnswer {
  return `/auth/onboarding?redirect=${encodeURIComponent(here)}&reason=onboarding_required`
}

function paywall(reason: string, here: string): ExpectedAnswer {
  return `/paywall?reason=${reason}&redirect=${encodeURIComponent(here)}`
}

function notFound(here: string): ExpectedAnswer {
  return `/errors/404?from=${encodeURIComponent(here)}`
}
