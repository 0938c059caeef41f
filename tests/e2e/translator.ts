import type { Key, Namespace } from '#app/i18n/catalogue.ts'
import { type Language, languages } from '#app/i18n/config.ts'
import { type Messages, translate } from '#app/i18n/translate.ts'

const namespaces = [
  'common',
  'leave',
  'landing',
  'auth',
  'fields',
  'feed',
  'stories',
  'compose',
  'post',
  'postTexts',
  'comments',
  'report',
  'moderation',
  'notifications',
  'suggest',
  'start',
  'tests',
  'results',
  'nextSteps',
  'scales',
  'instruments',
  'check',
  'review',
  'professions',
  'match',
  'profession',
  'errors',
  'paywall',
  'settings',
  'personal',
  'person',
  'academic',
  'credentials',
  'recovery',
  'emails',
  'data',
  'profile',
  'files',
  'partners',
  'admin',
  'personality',
  'analysis',
  'feedback',
  'waiting',
  'institutions',
  'institution',
  'picks',
  'programmes',
  'chance',
  'chances',
  'roadmap',
  'careers',
  'wizard',
  'plan',
  'security',
  'organizations',
  'imports',
  'students',
  'groups',
  'staff',
  'glance',
  'talkReasons',
  'studentAnalytics',
  'mySchool',
  'schoolWords',
  'list',
  'projects',
  'projectForm',
  'projectFields',
  'projectTexts',
  'project',
  'notificationTexts',
] as const

const catalogues = new Map(
  await Promise.all(
    languages.flatMap(language =>
      namespaces.map(async namespace => {
        const { default: messages } = (await import(`#app/i18n/locales/${language}/${namespace}.ts`)) as {
          default: Messages
        }
        return [`${language} ${namespace}`, messages] as const
      }),
    ),
  ),
)

/** Returns the site's messages in a language, so that a new wording breaks no story. */
export function translatorFor(language: Language) {
  return <N extends Namespace & (typeof namespaces)[number]>(
    namespace: N,
    key: Key<N>,
    values?: Record<string, string | number>,
  ) => {
    const messages = catalogues.get(`${language} ${namespace}`) ?? {}
    const text = translate(messages, language, key, values)
    if (text === key) throw new Error(`There is no “${key}” in the ${namespace} of ${language}.`)
    return text
  }
}
