// Checks the demo's posts with the same checks that posts pass before publication.
import { describe, expect, it } from 'vitest'
import { LETTERS } from '#app/domain/feed/limits.ts'
import { hashtagsOf, mentionsOf } from '#app/domain/feed/marks.ts'
import { findingsIn } from '#app/domain/text-safety/findings.ts'
import { classmates, people } from '../../demo-people.ts'
import { openContent } from '../../content-folder.ts'
import { schools } from '../pupils.ts'
import { cases, postsBeforeModerators } from './cases.ts'
import { follows } from './follows.ts'
import { momentOf } from './moments.ts'
import { newcomers } from './people.ts'
import { postsForEveryone } from './posts-for-everyone.ts'
import { postsOfTheSchool } from './posts-of-the-school.ts'
import type { DemoComment } from './demo-post.ts'
import { stories } from './stories.ts'

const pupils = schools.flatMap(({ groups }) => Object.values(groups).flat())
const usernames = [
  ...[...people, ...classmates, ...newcomers].map(({ username }) => username),
  ...pupils.map(([name]) => name),
]
const posts = [...postsForEveryone, ...postsOfTheSchool, ...postsBeforeModerators]

const withReplies = (comments: DemoComment[]): DemoComment[] =>
  comments.flatMap(comment => [comment, ...withReplies(comment.replies)])
const comments = posts.flatMap(post => withReplies(post.comments ?? []))
const pictures = [
  ...posts.flatMap(post => post.pictures ?? []),
  ...stories.flatMap(story => ('drawing' in story ? [story] : [])),
]
const texts = [
  ...[...posts, ...comments].map(({ text }) => text),
  ...pictures.map(({ description }) => description),
  ...stories.flatMap(story => ('text' in story ? [story.text] : [])),
]

it('nothing is refused by the look, but for the worry that shows help first', () => {
  const found = texts.flatMap(text =>
    findingsIn(text).map(({ kind, offset, length }) => [kind, text.slice(offset, offset + length)]),
  )
  expect(found).toEqual([['SELF_HARM', 'всем было бы лучше без меня']])
  expect(cases.flatMap(({ reportedText = '' }) => findingsIn(reportedText).map(({ kind }) => kind))).toEqual([
    'PERSONAL_DATA',
  ])
})

it('everything is short enough and said once', () => {
  expect(posts.filter(({ text }) => text.length > LETTERS.post)).toEqual([])
  expect(comments.filter(({ text }) => text.length > LETTERS.comment)).toEqual([])
  expect(stories.filter(story => 'text' in story && story.text.length > LETTERS.story)).toEqual([])
  expect(new Set(texts).size).toBe(texts.length)
})

it('no word mixes letters of two alphabets, and Kazakh letters are the Kazakh ones', () => {
  const mixed = texts
    .flatMap(text => text.match(/\p{L}+/gu) ?? [])
    .filter(word => /[a-z]/i.test(word) && /[а-яёәғқңөұүһі]/i.test(word))
  expect(mixed).toEqual([])
  expect(texts.filter(text => /[ѳɵəҥӊӈҡҝ]/i.test(text))).toEqual([])
})

it('everybody who speaks, is named, followed or reports is of the demo', () => {
  const spoken = [
    ...[...posts, ...comments, ...stories, ...cases].map(({ by }) => by),
    ...texts.flatMap(mentionsOf),
    ...Object.entries(follows).flat(2),
    ...cases.flatMap(({ reports, decided }) => [...reports.map(([by]) => by), ...(decided ? [decided.by] : [])]),
  ]
  expect(spoken.filter(name => !usernames.includes(name))).toEqual([])
})

it('twenty people and more speak, in three languages', () => {
  expect(new Set(posts.map(({ by }) => by)).size).toBeGreaterThanOrEqual(20)
  const kazakh = posts.filter(({ text }) => /[әғқңөұүһі]/i.test(text)).length
  const english = posts.filter(({ text }) => !/[а-я]/i.test(text)).length
  expect(english).toBeGreaterThanOrEqual(1)
  expect(Math.abs(kazakh - (posts.length - kazakh - english))).toBeLessThanOrEqual(posts.length / 3)
})

it('a minor follows pupils and teachers: the demo opens no studies to another adult', () => {
  const adults = [...people, ...newcomers]
    .filter(({ dateOfBirth }) => dateOfBirth < '2008-06')
    .map(({ username }) => username)
  const opened = Object.entries(follows).flatMap(([username, followed]) =>
    adults.includes(username) ? [] : followed.filter(name => adults.includes(name) && !name.startsWith('teacher')),
  )
  expect(opened).toEqual([])
})

it('several people use one hashtag, so that something is talked of', () => {
  const authorsByTag = new Map<string, Set<string>>()
  for (const { by, audience, when, text } of posts) {
    if (audience !== 'EVERYONE' || ('daysAgo' in when && when.daysAgo > 6)) continue
    for (const { folded } of hashtagsOf(text)) authorsByTag.set(folded, (authorsByTag.get(folded) ?? new Set()).add(by))
  }
  const several = [...authorsByTag].filter(([, authors]) => authors.size > 1).map(([tag]) => tag)
  expect(several.length).toBeGreaterThanOrEqual(3)
})

it('a case is about one thing that is said', () => {
  const things = { POST: posts, COMMENT: comments }
  for (const { kind, by, begins } of cases) {
    const found = things[kind].filter(thing => thing.by === by && thing.text.startsWith(begins))
    expect(found, begins).toHaveLength(1)
  }
})

it('attached professions are in the catalogue', () => {
  const known = openContent().list('professions', '.json')
  const attached = posts.flatMap(({ attached }) => (typeof attached === 'object' ? [attached.profession] : []))
  expect(attached.filter(id => !known.includes(`${id}.json`))).toEqual([])
})

describe('when', () => {
  it('is dated by the clock of Almaty', () => {
    const now = new Date('2026-11-25T20:30:00Z')
    expect(momentOf({ daysAgo: 1, at: '17:05' }, now).toISOString()).toBe('2026-11-25T12:05:00.000Z')
    expect(momentOf({ hoursAgo: 3 }, now).toISOString()).toBe('2026-11-25T17:30:00.000Z')
  })
})
