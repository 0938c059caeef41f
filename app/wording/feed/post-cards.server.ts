import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { addDays } from '#app/domain/calendar/days.ts'
import type { AttachedThing, ShownPost } from '#app/domain/feed/list-posts.server.ts'
import { type Part, partsOf } from '#app/domain/feed/marks.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { clockText, dateText, numberText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'

type For = {
  viewer: { id: string }
  reader: Reader<'postTexts'>
  /** The light version loads no pictures. */
  lite: boolean
  /** On the project's own page, its news need not name the project. */
  inProject?: boolean
  /** A moderator has hidden the post, and nobody reviews it any more. */
  isDecided?: boolean
  now?: Date
}

export type PostCardTexts = ReturnType<typeof postCard>

export function postCards(posts: readonly ShownPost[], of: For) {
  return posts.map(post => postCard(post, of))
}

/** Returns the texts of one card. Absent values are `undefined` rather than null or false, which leaves them out of the
 *  page's data. */
export function postCard(post: ShownPost, of: For) {
  const { reader, lite } = of
  const { t, language } = reader
  const own = post.authorId === of.viewer.id
  const { username, names, avatar } = personTexts(post, lite)
  return {
    id: post.id,
    own: own || undefined,
    ...{ username, names, avatar: avatar ?? undefined },
    line: lineTexts(post, own, of),
    why: whyTexts(post, own, reader),
    followed: post.followed || undefined,
    state: post.state === 'SHOWN' ? undefined : t(`state.${stateOf(post.state, of.isDecided)}`),
    parts: partTexts(post.text, reader),
    pictures: post.pictures.length > 0 ? post.pictures : undefined,
    onRequest: lite || undefined,
    attached: post.attached ? attachedTexts(post.attached, post.username, own, reader) : undefined,
    liked: post.liked || undefined,
    likes: post.likeCount,
    comments: post.commentCount === 0 ? undefined : numberText(post.commentCount, language, 0),
  }
}

/** Returns the line below the name: relation to the reader, time and audience; for project news, the project. */
function lineTexts(post: ShownPost, own: boolean, { reader, inProject = false, now = new Date() }: For) {
  const { t } = reader
  const near = post.group ? t('classmate', { group: post.group }) : t('colleague')
  const who = own ? t('you') : post.colleague ? near : null
  const { iso, when } = momentTexts(post.createdAt, reader, now)
  const edited = post.editedAt && post.state !== 'DRAFT' ? t('edited') : ''
  const project = inProject ? null : post.project
  // The project's name follows the words that introduce it.
  const sees = post.project ? [edited, project ? t(`sees.${post.audience}`) : ''] : [t(`sees.${post.audience}`), edited]
  const visibility = sees.filter(Boolean).join(' ')
  return {
    before: who ? `${who}, ` : undefined,
    ...{ iso, when },
    sees: visibility && `${when.endsWith('.') ? '' : '.'} ${visibility}`,
    project: project ? { name: project.name, to: projectPathOf('project', { projectId: project.id }) } : undefined,
  }
}

type Person = { username: string; firstName: string; lastName: string; avatarId: string | null }

/** Returns a person's name and picture for display beside their posts. */
export function personTexts({ username, firstName, lastName, avatarId }: Person, lite: boolean) {
  return {
    username,
    name: `${firstName} ${lastName}`.trim(),
    names: [firstName, lastName] as const,
    avatar: avatarId && !lite ? pathOf('file', { fileId: avatarId, variant: 'small' }) : null,
  }
}

/** Returns when something was written: the time for today and yesterday, the date for earlier days. */
export function momentTexts(at: Date, { t, language }: Reader<'postTexts'>, now: Date) {
  const iso = at.toISOString()
  const [day, today] = [calendarDay(at), calendarDay(now)]
  if (day === today) return { iso, when: t('when.today', { time: clockText(iso, language) }) }
  if (day === addDays(today, -1)) return { iso, when: t('when.yesterday', { time: clockText(iso, language) }) }
  return { iso, when: dateText(iso, language)! }
}

type PartTexts = (string | ReturnType<typeof linked>)[]

/** Cache of parsed texts by language and text. The members of a class read the same posts. */
const taken = new Map<string, PartTexts>()
const TAKEN = 500

/** Splits a text into plain strings and links for hashtags, mentions and URLs. */
export function partTexts(text: string, reader: Reader<'postTexts'>): PartTexts {
  const key = `${reader.language} ${text}`
  const known = taken.get(key)
  if (known) return known
  const parts = partsOf(text).map(part => (part.kind === 'TEXT' ? part.text : linked(part, reader)))
  taken.set(key, parts)
  if (taken.size > TAKEN) taken.delete(taken.keys().next().value!)
  return parts
}

function linked(part: Exclude<Part, { kind: 'TEXT' }>, { t }: Reader<'postTexts'>) {
  if (part.kind === 'HASHTAG') return { text: part.text, tag: part.folded }
  if (part.kind === 'MENTION') return { text: part.text, username: part.username }
  return { text: part.text, leads: ` ${t('leads', { site: part.site })}` }
}

function whyTexts({ audience, followed, colleague, firstName: name }: ShownPost, own: boolean, { t }: For['reader']) {
  if (own) return t('why.own')
  if (audience === 'PROJECT') return t('why.project')
  if (audience === 'GROUP') return t('why.class')
  if (audience === 'ORGANIZATION') return t('why.school')
  if (followed) return t('why.followed', { name })
  return t(colleague ? 'why.colleague' : 'why.everyone')
}

function stateOf(state: string, isDecided = false) {
  if (state === 'HIDDEN') return isDecided ? 'DECIDED' : 'HIDDEN'
  return state === 'DRAFT' || state === 'WAITING' ? state : 'REMOVED'
}

function attachedTexts(thing: AttachedThing, username: string, own: boolean, reader: For['reader']) {
  const { t, language } = reader
  const kind = t(`attached.${thing.kind}`)
  if (thing.kind === 'CERTIFICATE') {
    const to = pathOf('profile', { username }, { tab: 'certificates' })
    return { kind, title: thing.name, to, note: null }
  }
  if (thing.kind === 'PROJECT') {
    const to = projectPathOf('project', { projectId: thing.id })
    return { kind, title: thing.name, to, note: reader.in('projects').t(`status.${thing.status}`) }
  }
  const { text: title, language: titleLanguage } = inLanguage(thing.title, language)
  const lang = titleLanguage === language ? undefined : titleLanguage
  if (thing.kind === 'PROFESSION')
    return { kind, title, lang, to: pathOf('profession', { professionId: thing.id }), note: null }
  return {
    ...{ kind, title, lang },
    to: own ? pathOf('plan', { planId: thing.id }) : null,
    note: t('attached.steps', { done: thing.done, count: thing.total }),
  }
}
