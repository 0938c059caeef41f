import type { Found } from '#app/domain/finding/arms.server.ts'
import type { find } from '#app/domain/finding/find.server.ts'
import { highlight, isFound, type Piece } from '#app/domain/search/highlight.ts'
import { kindNames, type KindName, type SearchKind, searchKinds } from '#app/domain/search/kinds.ts'
import type { SearchQuery } from '#app/domain/search/query.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { type Language, languages, type Localized } from '#app/i18n/config.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { projectPathOf } from '#app/paths/projects.ts'

type Result = Exclude<Awaited<ReturnType<typeof find>>, 'short' | null>
type SearchReader = Reader<'search'>

/** Length of the excerpt around the first match in a long text, in characters. */
const EXCERPT = 160

/** Describes search results: the counts, a tab for every kind, and each result with its matches highlighted. `most` is
 *  the highest number that a kind is counted to. */
export function foundTexts(
  asked: SearchQuery,
  { words, counts, groups, next }: Result,
  most: number,
  reader: SearchReader,
) {
  const { t } = reader
  const { q } = asked
  const total = sum(searchKinds.map(kind => Math.min(counts[kind], most)))
  const isMore = searchKinds.some(kind => counts[kind] > most)
  const at = (kind: KindName | null, after?: string) =>
    pathOf('search', null, { q, ...(kind && { kind }), ...(after && { after }) })
  const kinds = Object.entries(kindNames) as [KindName, SearchKind][]
  const counted = (count: number) => (count > most ? t('moreThan', { count: most }) : String(count))
  return {
    total,
    heading: total === 0 ? t('nothingFor', { q }) : t(isMore ? 'foundMore' : 'found', { count: total, q }),
    tabs: [
      {
        to: at(null),
        label: t('kind.all'),
        count: isMore ? t('moreThan', { count: total }) : String(total),
        current: asked.kind === null,
      },
      ...kinds
        .filter(([name, kind]) => counts[kind] > 0 || name === asked.kind)
        .map(([name, kind]) => ({
          to: at(name),
          label: t(`kind.${name}`),
          count: counted(counts[kind]),
          current: asked.kind === name,
        })),
    ],
    groups: groups.map(({ kind, found }) => {
      const [name] = kinds.find(([, of]) => of === kind)!
      return {
        name,
        heading: t(`kind.${name}`),
        all:
          asked.kind === null && counts[kind] > found.length
            ? { to: at(name), label: t('all', { count: counted(counts[kind]) }) }
            : null,
        found: found.map(each => entryOf(each, words, reader)),
      }
    }),
    first: asked.after && at(asked.kind),
    next: next && at(asked.kind, next),
  }
}

type FoundEntry = {
  to: string
  title: Piece[]
  lang?: Language
  /** Line under the title, with its language where that is not the page's. */
  note: { pieces: Piece[]; lang?: Language } | null
  /** The title in the language in which the match was found. */
  also: { label: string; pieces: Piece[]; lang: Language } | null
}

function entryOf(found: Found, words: string[], reader: SearchReader): FoundEntry {
  switch (found.kind) {
    case 'PERSON':
      return personEntry(found, words, reader)
    case 'POST':
      return {
        to: communityPathOf('post', { postId: found.address }),
        title: highlight(excerpt(found.title, words), words),
        note: { pieces: highlight(found.detail ?? '', []) },
        also: null,
      }
    case 'PROJECT':
      return {
        to: projectPathOf('project', { projectId: found.address }),
        title: highlight(found.title, words),
        note: { pieces: highlight(excerpt(found.detail ?? '', words), words) },
        also: null,
      }
    case 'TEST': {
      const { title, summary } = JSON.parse(found.title) as { title: Localized; summary: Localized }
      return contentEntry(pathOf('test', { testId: found.address }), { title, detail: summary }, words, reader)
    }
    case 'PROFESSION':
      return contentEntry(pathOf('profession', { professionId: found.address }), contentOf(found), words, reader)
    default:
      return contentEntry(pathOf('institution', { institutionId: found.address }), contentOf(found), words, reader)
  }
}

function personEntry(
  { address, title, detail, near, followsViewer }: Found,
  words: string[],
  { t, language }: SearchReader,
) {
  const city = detail === null ? [] : [inLanguage(detail, language).text]
  const known = [...(near ? [t('near')] : []), ...(followsViewer ? [t('follows')] : []), ...city]
  const name = highlight(title, words)
  const username = highlight(`@${address}`, words)
  const pieces = known.length > 0 ? [...username, { text: `, ${known.join(', ')}`, found: false }] : username
  return { to: pathOf('profile', { username: address }), title: name, note: { pieces }, also: null }
}

function contentOf({ title, detail }: Found) {
  return { title: JSON.parse(title) as Localized, detail: JSON.parse(detail ?? 'null') as Localized | null }
}

/** Describes a result from the catalogues in the reader's language, with the title in the language of the match below
 *  it. */
function contentEntry(
  to: string,
  { title, detail }: { title: Localized; detail: Localized | null },
  words: string[],
  { t, language }: SearchReader,
): FoundEntry {
  const own = inLanguage(title, language)
  const localized = detail && inLanguage(detail, language)
  const pieces = highlight(own.text, words)
  const other = isFound(pieces)
    ? undefined
    : languages.find(each => each !== own.language && title[each] && isFound(highlight(title[each], words)))
  return {
    to,
    title: pieces,
    lang: foreign(own.language, language),
    note: localized && { pieces: highlight(localized.text, words), lang: foreign(localized.language, language) },
    also: other ? { label: t(`in.${other}`), pieces: highlight(title[other]!, words), lang: other } : null,
  }
}

function foreign(of: Language, language: Language) {
  return of === language ? undefined : of
}

/** Returns part of a long text, from shortly before the first match. */
function excerpt(text: string, words: string[]) {
  const [first, ...others] = highlight(text, words)
  const at = first?.found === false && others.length > 0 ? first.text.length : 0
  const start = at > EXCERPT / 2 ? text.indexOf(' ', at - EXCERPT / 2) + 1 : 0
  const before = start > 0 ? '…' : ''
  const end = start + EXCERPT
  if (end >= text.length) return `${before}${text.slice(start)}`
  const space = text.lastIndexOf(' ', end)
  const part = text.slice(start, space > at ? space : end)
  return `${before}${part.replace(/[^\p{L}\p{N}\p{M})»”!?]+$/u, '')}…`
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
