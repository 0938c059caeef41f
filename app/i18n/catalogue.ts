import type common from './locales/ru/common.ts'
import type standing from './locales/ru/standing.ts'
import type leave from './locales/ru/leave.ts'
import type sample from './locales/ru/sample.ts'
import type price from './locales/ru/price.ts'
import type landing from './locales/ru/landing.ts'
import type privacy from './locales/ru/privacy.ts'
import type terms from './locales/ru/terms.ts'
import type auth from './locales/ru/auth.ts'
import type feed from './locales/ru/feed.ts'
import type comments from './locales/ru/comments.ts'
import type compose from './locales/ru/compose.ts'
import type editing from './locales/ru/editing.ts'
import type post from './locales/ru/post.ts'
import type postQuestion from './locales/ru/postQuestion.ts'
import type postTexts from './locales/ru/postTexts.ts'
import type posts from './locales/ru/posts.ts'
import type trends from './locales/ru/trends.ts'
import type search from './locales/ru/search.ts'
import type report from './locales/ru/report.ts'
import type newTerms from './locales/ru/newTerms.ts'
import type notifications from './locales/ru/notifications.ts'
import type notificationTexts from './locales/ru/notificationTexts.ts'
import type wishes from './locales/ru/wishes.ts'
import type suggest from './locales/ru/suggest.ts'
import type stories from './locales/ru/stories.ts'
import type start from './locales/ru/start.ts'
import type tests from './locales/ru/tests.ts'
import type scales from './locales/ru/scales.ts'
import type results from './locales/ru/results.ts'
import type nextSteps from './locales/ru/nextSteps.ts'
import type professions from './locales/ru/professions.ts'
import type match from './locales/ru/match.ts'
import type profession from './locales/ru/profession.ts'
import type errors from './locales/ru/errors.ts'
import type failures from './locales/ru/failures.ts'
import type admin from './locales/ru/admin.ts'
import type adminHelpLines from './locales/ru/adminHelpLines.ts'
import type adminInstitutions from './locales/ru/adminInstitutions.ts'
import type adminMaterials from './locales/ru/adminMaterials.ts'
import type announcements from './locales/ru/announcements.ts'
import type switches from './locales/ru/switches.ts'
import type system from './locales/ru/system.ts'
import type suggestions from './locales/ru/suggestions.ts'
import type suggestionTexts from './locales/ru/suggestionTexts.ts'
import type adminTests from './locales/ru/adminTests.ts'
import type adminProfessions from './locales/ru/adminProfessions.ts'
import type contentHistory from './locales/ru/contentHistory.ts'
import type admissionCycle from './locales/ru/admissionCycle.ts'
import type grantImports from './locales/ru/grantImports.ts'
import type locations from './locales/ru/locations.ts'
import type school from './locales/ru/school.ts'
import type siteFigures from './locales/ru/siteFigures.ts'
import type moderation from './locales/ru/moderation.ts'
import type users from './locales/ru/users.ts'
import type userTexts from './locales/ru/userTexts.ts'
import type auditLog from './locales/ru/auditLog.ts'
import type auditTexts from './locales/ru/auditTexts.ts'
import type versions from './locales/ru/versions.ts'
import type organizations from './locales/ru/organizations.ts'
import type organizationTexts from './locales/ru/organizationTexts.ts'
import type studentAnalytics from './locales/ru/studentAnalytics.ts'
import type glance from './locales/ru/glance.ts'
import type scenes from './locales/ru/scenes.ts'
import type talkReasons from './locales/ru/talkReasons.ts'
import type joinRequests from './locales/ru/joinRequests.ts'
import type mySchool from './locales/ru/mySchool.ts'
import type schoolWords from './locales/ru/schoolWords.ts'
import type orgFigures from './locales/ru/orgFigures.ts'
import type groups from './locales/ru/groups.ts'
import type staff from './locales/ru/staff.ts'
import type majorSheets from './locales/ru/majorSheets.ts'
import type imports from './locales/ru/imports.ts'
import type importReasons from './locales/ru/importReasons.ts'
import type students from './locales/ru/students.ts'
import type memberTexts from './locales/ru/memberTexts.ts'
import type paywall from './locales/ru/paywall.ts'
import type subjects from './locales/ru/subjects.ts'
import type fields from './locales/ru/fields.ts'
import type settings from './locales/ru/settings.ts'
import type security from './locales/ru/security.ts'
import type emails from './locales/ru/emails.ts'
import type mailbox from './locales/ru/mailbox.ts'
import type data from './locales/ru/data.ts'
import type archive from './locales/ru/archive.ts'
import type partners from './locales/ru/partners.ts'
import type recovery from './locales/ru/recovery.ts'
import type credentials from './locales/ru/credentials.ts'
import type files from './locales/ru/files.ts'
import type profile from './locales/ru/profile.ts'
import type portfolio from './locales/ru/portfolio.ts'
import type personal from './locales/ru/personal.ts'
import type person from './locales/ru/person.ts'
import type academic from './locales/ru/academic.ts'
import type instruments from './locales/ru/instruments.ts'
import type pay from './locales/ru/pay.ts'
import type check from './locales/ru/check.ts'
import type review from './locales/ru/review.ts'
import type science from './locales/ru/science.ts'
import type personality from './locales/ru/personality.ts'
import type analysis from './locales/ru/analysis.ts'
import type sheet from './locales/ru/sheet.ts'
import type feedback from './locales/ru/feedback.ts'
import type institutions from './locales/ru/institutions.ts'
import type institution from './locales/ru/institution.ts'
import type picks from './locales/ru/picks.ts'
import type admission from './locales/ru/admission.ts'
import type waiting from './locales/ru/waiting.ts'
import type programmes from './locales/ru/programmes.ts'
import type chance from './locales/ru/chance.ts'
import type chances from './locales/ru/chances.ts'
import type careers from './locales/ru/careers.ts'
import type roadmap from './locales/ru/roadmap.ts'
import type skills from './locales/ru/skills.ts'
import type plan from './locales/ru/plan.ts'
import type people from './locales/ru/people.ts'
import type privacySettings from './locales/ru/privacySettings.ts'
import type help from './locales/ru/help.ts'
import type list from './locales/ru/list.ts'
import type wizard from './locales/ru/wizard.ts'
import type projects from './locales/ru/projects.ts'
import type projectForm from './locales/ru/projectForm.ts'
import type projectFields from './locales/ru/projectFields.ts'
import type projectTexts from './locales/ru/projectTexts.ts'
import type project from './locales/ru/project.ts'

/** All namespaces with the type of their Russian catalogue, the reference for the other languages. */
type Catalogue = {
  common: typeof common
  landing: typeof landing
  standing: typeof standing
  leave: typeof leave
  sample: typeof sample
  price: typeof price
  privacy: typeof privacy
  terms: typeof terms
  auth: typeof auth
  feed: typeof feed
  comments: typeof comments
  compose: typeof compose
  editing: typeof editing
  post: typeof post
  postQuestion: typeof postQuestion
  postTexts: typeof postTexts
  posts: typeof posts
  trends: typeof trends
  search: typeof search
  report: typeof report
  newTerms: typeof newTerms
  notifications: typeof notifications
  notificationTexts: typeof notificationTexts
  wishes: typeof wishes
  suggest: typeof suggest
  stories: typeof stories
  start: typeof start
  tests: typeof tests
  results: typeof results
  nextSteps: typeof nextSteps
  scales: typeof scales
  professions: typeof professions
  match: typeof match
  profession: typeof profession
  errors: typeof errors
  failures: typeof failures
  admin: typeof admin
  adminHelpLines: typeof adminHelpLines
  adminInstitutions: typeof adminInstitutions
  adminMaterials: typeof adminMaterials
  announcements: typeof announcements
  switches: typeof switches
  system: typeof system
  suggestions: typeof suggestions
  suggestionTexts: typeof suggestionTexts
  adminTests: typeof adminTests
  adminProfessions: typeof adminProfessions
  contentHistory: typeof contentHistory
  admissionCycle: typeof admissionCycle
  grantImports: typeof grantImports
  locations: typeof locations
  school: typeof school
  siteFigures: typeof siteFigures
  moderation: typeof moderation
  users: typeof users
  userTexts: typeof userTexts
  auditLog: typeof auditLog
  auditTexts: typeof auditTexts
  versions: typeof versions
  organizations: typeof organizations
  organizationTexts: typeof organizationTexts
  studentAnalytics: typeof studentAnalytics
  glance: typeof glance
  scenes: typeof scenes
  talkReasons: typeof talkReasons
  joinRequests: typeof joinRequests
  mySchool: typeof mySchool
  schoolWords: typeof schoolWords
  orgFigures: typeof orgFigures
  groups: typeof groups
  staff: typeof staff
  imports: typeof imports
  majorSheets: typeof majorSheets
  importReasons: typeof importReasons
  students: typeof students
  memberTexts: typeof memberTexts
  paywall: typeof paywall
  subjects: typeof subjects
  fields: typeof fields
  settings: typeof settings
  security: typeof security
  emails: typeof emails
  mailbox: typeof mailbox
  data: typeof data
  archive: typeof archive
  partners: typeof partners
  recovery: typeof recovery
  credentials: typeof credentials
  files: typeof files
  profile: typeof profile
  portfolio: typeof portfolio
  personal: typeof personal
  person: typeof person
  academic: typeof academic
  instruments: typeof instruments
  pay: typeof pay
  check: typeof check
  review: typeof review
  science: typeof science
  personality: typeof personality
  analysis: typeof analysis
  sheet: typeof sheet
  feedback: typeof feedback
  admission: typeof admission
  picks: typeof picks
  institution: typeof institution
  institutions: typeof institutions
  waiting: typeof waiting
  programmes: typeof programmes
  chance: typeof chance
  chances: typeof chances
  careers: typeof careers
  roadmap: typeof roadmap
  skills: typeof skills
  plan: typeof plan
  people: typeof people
  privacySettings: typeof privacySettings
  help: typeof help
  list: typeof list
  wizard: typeof wizard
  projects: typeof projects
  projectForm: typeof projectForm
  projectFields: typeof projectFields
  projectTexts: typeof projectTexts
  project: typeof project
}
export type Namespace = keyof Catalogue

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Base<K> = K extends `${infer Stem}_${PluralSuffix}` ? Stem : K

/** Keys of a namespace as callers use them, without plural suffixes. */
export type Key<N extends Namespace> = Base<keyof Catalogue[N] & string>

type SlavicOnly = `${string}_few` | `${string}_many`

/** Type of a Kazakh or English catalogue: every Russian key except the Slavic plural forms. */
export type Translated<Reference> = { [K in keyof Reference as K extends SlavicOnly ? never : K]: string }
