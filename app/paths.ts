/** Every address of the site by name. `routes.ts` hangs a module on each; links are made by `pathOf`. */
export const patterns = {
  landing: '/',
  privacy: '/legal/privacy',
  terms: '/legal/terms',
  science: '/science',
  login: '/auth/login',
  signup: '/auth/signup',
  onboarding: '/auth/onboarding',
  logout: '/auth/logout',
  twoStep: '/auth/two-step',
  newPassword: '/auth/new-password',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password/:token',
  verifyEmail: '/auth/verify-email',
  resendVerification: '/auth/verify-email/resend',
  preferences: '/preferences',
  paywall: '/paywall',
  app: '/app',
  feed: '/app/feed',
  tests: '/app/tests',
  test: '/app/tests/:testId',
  question: '/app/tests/:testId/questions/:questionId',
  check: '/app/tests/:testId/check',
  results: '/app/tests/:testId/results',
  review: '/app/tests/:testId/results/answers',
  professions: '/app/professions',
  profession: '/app/professions/:professionId',
  thumb: '/app/professions/:professionId/thumb',
  preparation: '/app/preparation',
  institutions: '/app/institutions',
  picks: '/app/institutions/picks',
  programmes: '/app/institutions/programmes',
  admissions: '/app/institutions/analyses',
  admission: '/app/institutions/analyses/:analysisId',
  admissionProgress: '/app/institutions/analyses/:analysisId/progress',
  institution: '/app/institutions/:institutionId',
  careers: '/app/careers',
  newPlan: '/app/careers/new',
  planGoal: '/app/careers/new/goal',
  planProfession: '/app/careers/new/profession',
  planProgramme: '/app/careers/new/programme',
  planAbout: '/app/careers/new/about',
  plan: '/app/careers/:planId',
  planProgress: '/app/careers/:planId/progress',
  planCalendar: '/app/careers/:planId/calendar.ics',
  planUpdate: '/app/careers/:planId/update',
  archivePlan: '/app/careers/:planId/archive',
  subtask: '/app/careers/:planId/tasks/:subtaskId',
  personality: '/app/personality',
  startAnalysis: '/app/personality/start',
  analysisProgress: '/app/personality/progress',
  feedback: '/app/personality/feedback',
  shareAnalysis: '/app/personality/share',
  revokeShare: '/app/personality/share/:shareId/revoke',
  shared: '/shared/:token',
  profile: '/app/profile/:username',
  follow: '/app/profile/:username/follow',
  newCertificate: '/app/certificates/new',
  deleteCertificate: '/app/certificates/:certificateId/delete',
  file: '/files/:fileId/:variant',
  settings: '/app/settings',
  interests: '/app/settings/interests',
  avatar: '/app/settings/avatar',
  deleteAvatar: '/app/settings/avatar/delete',
  cover: '/app/settings/cover',
  deleteCover: '/app/settings/cover/delete',
  academic: '/app/settings/academic',
  languages: '/app/settings/academic/languages',
  removeLanguage: '/app/settings/academic/languages/remove',
  credentials: '/app/settings/credentials',
  email: '/app/settings/email',
  endSession: '/app/settings/sessions/end',
  twoStepSettings: '/app/settings/two-step',
  myData: '/app/settings/data',
  exportData: '/app/settings/data/export',
  closeAccount: '/app/settings/data/close',
  keepAccount: '/app/settings/data/keep',
  consent: '/app/settings/data/consent',
  partners: '/partners/apply',
  admin: '/admin',
  analytics: '/admin/analytics',
  applications: '/admin/applications',
  answerApplication: '/admin/applications/:applicationId/answer',
  error: '/errors/:status',
  styleguide: '/styleguide',
  mailbox: '/dev/mail',
  mailboxEmail: '/dev/mail/:emailId',
  healthz: '/healthz',
  readyz: '/readyz',
  apiLogin: '/api/v1/auth/login',
  apiSignup: '/api/v1/auth/signup',
  apiOnboarding: '/api/v1/auth/onboarding',
  apiMe: '/api/v1/auth/me',
  apiLogout: '/api/v1/auth/logout',
} as const

export type PathName = keyof typeof patterns
type Params<P> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never
type Given<N extends PathName> = [Params<(typeof patterns)[N]>] extends [never]
  ? [params?: null, query?: Query]
  : [params: Record<Params<(typeof patterns)[N]>, string>, query?: Query]
type Query = Record<string, string | number | null | undefined>

/** The address of a page: `pathOf('question', { testId, questionId })`. Empty query values are left out. */
export function pathOf<N extends PathName>(name: N, ...[params, query]: Given<N>): string {
  const path = patterns[name].replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent((params as Record<string, string> | null | undefined)?.[key] ?? ''),
  )
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`
}

type Matcher = { pattern: (typeof patterns)[PathName]; regexp: RegExp }

// Made when they are first asked for: a browser never asks, and then needs none of it.
let matchers: Matcher[] | undefined
const matchersOf = () =>
  Object.values(patterns).map(pattern => ({
    pattern,
    regexp: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`),
  }))

/** The pattern an address belongs to, for the access log: it names the page and no id. */
export function patternOf(pathname: string) {
  matchers ??= matchersOf()
  return matchers.find(({ regexp }) => regexp.test(pathname))?.pattern ?? null
}

const MEGABYTE = 1024 * 1024

/** The pages that take a file, and how many bytes it may have. */
export const uploadLimits = {
  avatar: 5 * MEGABYTE,
  cover: 5 * MEGABYTE,
  newCertificate: 10 * MEGABYTE,
} satisfies Partial<Record<PathName, number>>

/** Whether an address is one of these pages. */
export function takesFile(pathname: string): boolean {
  const pattern = patternOf(pathname)
  return Object.keys(uploadLimits).some(name => patterns[name as keyof typeof uploadLimits] === pattern)
}

/** A redirect target from outside, reduced to one of our own paths and written as a header can carry it. Anything
 *  forged leads to `/`. */
export function ownPath(target: string | null | undefined): string {
  if (!target || !startsAtHome.test(target) || !URL.canParse(target, anywhere)) return '/'
  const { origin, href } = new URL(target, anywhere)
  const path = href.slice(anywhere.length)
  // `/.//elsewhere` only turns into `//elsewhere` once it is read as an address.
  return origin === anywhere && startsAtHome.test(path) ? path : '/'
}

const anywhere = 'http://bagdar.invalid'
const startsAtHome = /^\/(?![/\\])[^\\\p{Cc}]*$/u
