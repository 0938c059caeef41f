import type { Found } from '#app/domain/finding/arms.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language, Localized } from '#app/i18n/config.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'

/** Entries of the suggestion list under a search field: link, name, its language where that is not the page's, and
 *  kind. */
type Suggestions = {
  label: string
  status: string
  items: { to: string; title: string; lang?: Language; note: string }[]
}

export function suggestionTexts(found: readonly Found[], reader: Reader<'suggest'>): Suggestions {
  const { t } = reader
  return {
    label: t('label'),
    status: found.length === 0 ? t('none') : t('told', { count: found.length }),
    items: found.map(each => itemOf(each, reader)),
  }
}

function itemOf({ kind, title, address, near }: Found, { t, language }: Reader<'suggest'>) {
  if (kind === 'PERSON') {
    const note = near ? `@${address}, ${t('near')}` : `@${address}`
    return { to: pathOf('profile', { username: address }), title, note }
  }
  if (kind === 'PROJECT') return { to: projectPathOf('project', { projectId: address }), title, note: t('project') }
  const kept = JSON.parse(title) as Localized & { title?: Localized }
  // A test is indexed with all its texts, of which the title is shown.
  const { text, language: textLanguage } = inLanguage(kept.title ?? kept, language)
  return {
    ...pageOf(kind, address, t),
    title: text,
    ...(textLanguage !== language && { lang: textLanguage }),
  }
}

function pageOf(kind: Found['kind'], id: string, t: Reader<'suggest'>['t']) {
  if (kind === 'TEST') return { to: pathOf('test', { testId: id }), note: t('test') }
  if (kind === 'PROFESSION') return { to: pathOf('profession', { professionId: id }), note: t('profession') }
  return { to: pathOf('institution', { institutionId: id }), note: t('institution') }
}
