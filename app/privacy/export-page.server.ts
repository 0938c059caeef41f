import { subjectsOf, type UntSubjects } from '#app/domain/academic/unt.ts'
import type { Key, Namespace } from '#app/i18n/catalogue.ts'
import { brand } from '#app/i18n/config.ts'
import { momentText, numberText } from '#app/i18n/format.server.ts'
import { languageNamesIn } from '#app/i18n/formatters.ts'
import type { Reader } from '#app/i18n/reader.ts'
import type { DataExport } from './data-export.server.ts'

type Words = Reader<'archive'>
type Value = string | number | boolean | Date | null | Record<string, unknown>[]
type Thing = Record<string, Value>

/** The readable part of the export: one page in the person's language, without scripts or external resources. */
export function exportPage(data: DataExport, words: Words, now: Date): string {
  const { t, language } = words
  const title = `${t('title')}: ${data.account.username}`
  const sections = Object.entries(data).map(([name, things]) => section(name, things, words))
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} | ${brand[language]}</title>
<style>${looks}</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
<p>${escape(t('lead', { date: momentText(now.toISOString(), language) }))}</p>
<p>${escape(t('json'))}</p>
${sections.join('\n')}
</main>
</body>
</html>
`
}

function section(name: string, things: object | null, words: Words): string {
  const heading = escape(words.t(`section.${name}` as Key<'archive'>))
  return `<section>\n<h2>${heading}</h2>\n${body(name, things, words)}\n</section>`
}

function body(name: string, things: object | null, words: Words): string {
  if (things === null || (Array.isArray(things) && things.length === 0)) return nothing(words)
  if (!Array.isArray(things)) return list(things as Thing, words)
  const titled = titles[name]
  if (!titled) return table(things as Thing[], words)
  return (things as Thing[]).map(thing => chapter(thing, titled, words)).join('\n')
}

/** Sections whose entries are too large for a table row. Each entry gets a heading from this field. */
const titles: Record<string, string> = {
  attempts: 'test',
  analyses: 'createdAt',
  admissions: 'createdAt',
  plans: 'createdAt',
  posts: 'createdAt',
  projects: 'name',
  portfolio: 'updatedAt',
  moderationCases: 'openedAt',
}

/** An entry as a list, with its nested lists as collapsible tables. */
function chapter(thing: Thing, titled: string, words: Words): string {
  const plain = Object.entries(thing).filter(([, value]) => !Array.isArray(value))
  const lists = Object.entries(thing).filter(([, value]) => Array.isArray(value) && value.length > 0)
  const opened = lists.map(
    ([name, value]) =>
      `<details><summary>${label(name, words)}</summary>\n${table(value as Thing[], words)}\n</details>`,
  )
  return `<h3>${valueText(titled, thing[titled] ?? null, words)}</h3>\n${list(Object.fromEntries(plain), words)}\n${opened.join('\n')}`
}

function list(thing: Thing, words: Words): string {
  const pairs = Object.entries(thing).map(
    ([name, value]) => `<dt>${label(name, words)}</dt><dd>${valueText(name, value, words)}</dd>`,
  )
  return `<dl>\n${pairs.join('\n')}\n</dl>`
}

function table(things: Thing[], words: Words): string {
  const columns = Object.keys(things[0] ?? {})
  const head = columns.map(name => `<th scope="col">${label(name, words)}</th>`).join('')
  const rows = things.map(
    thing => `<tr>${columns.map(name => `<td>${valueText(name, thing[name] ?? null, words)}</td>`).join('')}</tr>`,
  )
  return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`
}

function nothing({ t }: Words) {
  return `<p>${escape(t('nothing'))}</p>`
}

function label(name: string, { t }: Words): string {
  return escape(t(`field.${name}` as Key<'archive'>))
}

/** Fields with a closed set of values, and the prefix of their translation keys. */
const stems: Record<string, string> = {
  gender: 'gender',
  status: 'status',
  role: 'role',
  systemRole: 'role',
  kind: 'kind',
  state: 'state',
  action: 'action',
  visibility: 'visibility',
  level: 'level',
  flag: 'flag',
  writer: 'writer',
  part: 'part',
  pool: 'pool',
  standing: 'standing',
  goal: 'goal',
  planStatus: 'status',
  stage: 'stage',
  task: 'task',
  rule: 'achievement',
  page: 'page',
  talk: 'talk',
  step: 'step',
  audience: 'audience',
  shownAs: 'shownAs',
  card: 'thing',
  thing: 'thing',
  story: 'story',
  reason: 'reason',
  decision: 'decision',
  caseState: 'caseState',
  cause: 'cause',
  sanction: 'sanction',
  answer: 'answer',
  notification: 'told',
  projectStatus: 'projectStatus',
  teamRole: 'teamRole',
  requestState: 'requestState',
}

function valueText(name: string, value: Value, words: Words): string {
  const { t, language } = words
  if (value === null || value === '') return '—'
  if (typeof value === 'boolean') return escape(value ? t('yes') : t('no'))
  // Years are written without a thousands separator.
  if (typeof value === 'number' && /year$/i.test(name)) return String(value)
  if (typeof value === 'number') return escape(numberText(value, language, 3))
  if (value instanceof Date)
    return `<time datetime="${value.toISOString()}">${escape(momentText(value.toISOString(), language))}</time>`
  if (typeof value !== 'string') return ''
  return escape(spokenText(name, value, words) ?? value)
}

/** The translation of a value from a closed set; null when there is none and the value itself is shown. */
function spokenText(name: string, value: string, words: Words): string | null {
  if (name === 'language') return languageNamesIn(words.language).of(value) ?? null
  if (name === 'subject') return known('subjects', value, words)
  if (name === 'untSubjects') return subjectsText(value as UntSubjects, words)
  const stem = stems[name]
  if (!stem) return null
  // Uses the same translations as the pages.
  const homes = ['archive', 'person', 'data', 'chance', 'plan', 'careers', 'roadmap'] as const
  return homes.map(namespace => known(namespace, `${stem}.${value}`, words)).find(spoken => spoken !== null) ?? null
}

function subjectsText(pair: UntSubjects, words: Words) {
  return subjectsOf(pair)
    .map(subject => words.in('profession').t(`exam.${subject}`))
    .join(', ')
}

function known(namespace: Namespace, key: string, words: Words): string | null {
  const text = words.in(namespace).t(key as never)
  return text === key ? null : text
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}

const looks = `
:root { color-scheme: light dark; font: 1.0625rem/1.55 "Noto Sans", system-ui, sans-serif }
body { margin: 0 }
main { max-width: 60rem; margin: 0 auto; padding: 1rem }
section { border-top: 1px solid; margin-top: 2rem }
h1, h2, h3, td, dd { overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: minmax(8rem, 1fr) 2fr; gap: .25rem 1rem }
dt { font-weight: bold }
dd { margin: 0; white-space: pre-line }
table { border-collapse: collapse; width: 100%; font-size: .875rem }
th, td { border-bottom: 1px solid; padding: .375rem .5rem .375rem 0; text-align: start; vertical-align: top }
summary { cursor: pointer; padding: .5rem 0 }
`
