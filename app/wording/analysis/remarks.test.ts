import type { DutyByInterest } from '#app/domain/professions/duties.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Facts, ProfessionFact } from '#app/domain/guidance/facts.ts'
import { type Letter, letters } from '#app/domain/guidance/matching.ts'
import { type Language, languages } from '#app/i18n/config.ts'
import { realFacts, realProfessions, realWords } from '#tests/world/content.ts'
import { runs } from '#tests/world/runs.ts'
import { findContradictions } from './contradictions.ts'
import { english } from './en/words.ts'
import { kazakh } from './kk/words.ts'
import { russian } from './ru/words.ts'
import { writeAnalysis } from './write-analysis.ts'

// Remarks are checked against all professions of the content, with their own duties, in three languages.

const RUNS = { numRuns: runs(100, 3000) }
const language = fc.constantFrom(...languages)
const remarksIn = { ru: russian.remarks, kk: kazakh.remarks, en: english.remarks }

/** A sentence of the writer with a mark in place of the duty, and the condition under which it is true. */
type Skeleton = { name: string; text: string; isTrue: (of: Of) => boolean }
type Of = { facts: Facts; profession: ProfessionFact; duty: string; duties: DutyByInterest }

const MARK = 'Δ'
const shown = { duty: MARK, inside: MARK }
const levelOf = ({ interests, traits, values }: Facts, key: string) =>
  [...interests, ...traits, ...values].find(scale => scale.key === key)?.level

/** Every sentence a remark may begin with, and every sentence it may end with. */
const skeletons = Object.fromEntries(
  languages.map(spoken => {
    const words = remarksIn[spoken]
    const ofLetter = (kind: 'strong' | 'near') =>
      letters.flatMap(letter =>
        words[kind].map((say, at): Skeleton => ({
          name: `${kind} ${at}`,
          text: say({ ...shown, thing: words.thing[letter] }),
          isTrue: ({ facts, profession, duty, duties }) =>
            profession.because.includes(letter) &&
            duties[letter] === duty &&
            (kind === 'strong'
              ? levelOf(facts, letter) === 'high' && !facts.careless
              : levelOf(facts, letter) === 'middle' || facts.careless),
        })),
      )
    const named = <K extends string>(
      kind: 'subject' | 'value' | 'trait' | 'way',
      names: Record<K, string>,
      isTrue: (key: K, of: Of) => boolean,
    ) =>
      (Object.entries(names) as [K, string][]).flatMap(([key, name]) =>
        words[kind].map((say, at): Skeleton => ({
          name: `${kind} ${at}`,
          text: say(name),
          isTrue: of => isTrue(key, of),
        })),
      )
    const isDutyOf = ({ duty, duties }: Of) => Object.values(duties).includes(duty)
    const first: Skeleton[] = [
      ...ofLetter('strong'),
      ...ofLetter('near'),
      ...words.none.map((say, at) => ({ name: `none ${at}`, text: say(shown), isTrue: isDutyOf })),
    ]
    const last: Skeleton[] = [
      ...named('subject', words.subjectName, (key, { profession }) => profession.subjects.includes(key)),
      ...named('value', words.valueName, (key, of) => {
        return of.profession.values.includes(key) && levelOf(of.facts, key) === 'high'
      }),
      ...named('trait', words.traitName, (key, of) => {
        return of.profession.traits.includes(key) && levelOf(of.facts, key) === 'high'
      }),
      ...named('way', words.wayName, (key, { profession }) => profession.ways[0] === key),
      ...words.asks.map((say, at) => ({
        name: `asks ${at}`,
        text: say(shown),
        isTrue: ({ facts, profession: { asksFor }, duties, duty }: Of) =>
          asksFor !== null && duties[asksFor] === duty && levelOf(facts, asksFor) !== 'high',
      })),
    ]
    return [spoken, { first, last }]
  }),
) as Record<Language, { first: Skeleton[]; last: Skeleton[] }>

const inside = (duty: string) => duty.charAt(0).toLowerCase() + duty.slice(1)

/** Splits a remark into its sentences and the duties they quote. Throws when a sentence is unknown or untrue. */
function parse(remark: string, at: number, facts: Facts, spoken: Language) {
  const profession = facts.professions[at]!
  const { duties } = realWords[spoken].get(profession.id)!
  const place = at === 0 ? ` ${remarksIn[spoken].place(profession.rank, facts.of)}` : ''
  for (const begins of skeletons[spoken].first) {
    for (const duty of Object.values(duties)) {
      const first = [duty, inside(duty)].map(shownDuty => begins.text.replace(MARK, shownDuty) + place)
      const begun = first.find(text => remark.startsWith(text))
      if (begun === undefined || !begins.isTrue({ facts, profession, duty, duties })) continue
      const rest = remark.slice(begun.length)
      if (rest === '') return [begins.name]
      for (const ends of skeletons[spoken].last) {
        const quoted = ends.text.includes(MARK) ? Object.values(duties).filter(other => other !== duty) : ['']
        for (const other of quoted) {
          const endings = [other, inside(other)].map(one => ` ${ends.text.replace(MARK, one)}`)
          if (endings.includes(rest) && ends.isTrue({ facts, profession, duty: other, duties }))
            return [begins.name, ends.name]
        }
      }
    }
  }
  throw new Error(`said of ${profession.id} without a ground: ${remark}`)
}

/** Yields all professions, seven at a time, each matched by one interest of its own. */
function* pagesOf(person: Facts): Generator<Facts> {
  const facts = realProfessions.flatMap(({ id, field, ways }) => {
    const { duties } = realWords.ru.get(id)!
    return (Object.keys(duties) as Letter[]).map((letter): ProfessionFact => {
      const asksFor = (Object.keys(duties) as Letter[]).find(other => other !== letter) ?? null
      const others = { leavesUnused: null, values: [], traits: [], subjects: [], closeness: 'close' as const, rank: 1 }
      return { id, field, ways: ways.map(({ way }) => way), because: [letter], asksFor, ...others }
    })
  })
  for (let at = 0; at < facts.length; at += 7) {
    yield { ...person, undifferentiated: false, professions: facts.slice(at, at + 7), contrast: null, paths: [] }
  }
}

describe('the remarks on professions', () => {
  it('say of the work nothing but a duty of that very profession, and of the person what is so', () => {
    fc.assert(
      fc.property(realFacts, language, (facts, spoken) => {
        const { professions } = writeAnalysis(facts, realWords[spoken], spoken)
        professions.forEach(({ text }, at) => expect(() => parse(text, at, facts, spoken)).not.toThrow())
      }),
      RUNS,
    )
  })

  it('say it of every profession and each of its interests, of those who like it and those who do not', () => {
    const people = fc.sample(realFacts, { numRuns: runs(3, 60), seed: 65 })
    for (const spoken of languages) {
      for (const person of people) {
        for (const facts of pagesOf(person)) {
          const { professions } = writeAnalysis(facts, realWords[spoken], spoken)
          professions.forEach(({ text }, at) => expect(() => parse(text, at, facts, spoken)).not.toThrow())
        }
      }
    }
  })

  it('use no wording twice on a page, whatever stands in its place', () => {
    fc.assert(
      fc.property(realFacts, language, (facts, spoken) => {
        const { professions } = writeAnalysis(facts, realWords[spoken], spoken)
        const used = professions.flatMap(({ text }, at) => parse(text, at, facts, spoken))
        expect(used).toHaveLength(new Set(used).size)
      }),
      RUNS,
    )
  })

  it('begin and end differently with the duties of the content too', () => {
    fc.assert(
      fc.property(realFacts, language, (facts, spoken) => {
        const remarks = writeAnalysis(facts, realWords[spoken], spoken).professions.map(({ text }) => text)
        expect(new Set(remarks.map(text => text.split(' ').slice(0, 3).join(' '))).size).toBe(remarks.length)
        expect(new Set(remarks.map(text => text.split(/[.?] /).at(-1))).size).toBe(remarks.length)
      }),
      RUNS,
    )
  })

  it('stand on a page that repeats no sentence and contradicts nothing', () => {
    fc.assert(
      fc.property(realFacts, language, (facts, spoken) => {
        const text = writeAnalysis(facts, realWords[spoken], spoken)
        const notes = [...text.strengths, ...text.cautions, ...text.month].flatMap(note => [note.title, note.text])
        const texts = [
          text.headline,
          ...text.summary,
          ...notes,
          ...text.working,
          ...text.professions.map(one => one.text),
        ]
        const sentences = texts.flatMap(passage => passage.split(/(?<=[.?])\s/))
        expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
        // The introduction of a list of scores is used only once as well.
        const leads = text.summary.flatMap(passage => passage.match(/(?<=^|[.;] )[^.;:]+:/g) ?? [])
        expect(leads.filter((lead, at) => leads.indexOf(lead) !== at)).toEqual([])
        const titles = new Map([...realWords[spoken]].map(([id, { title }]) => [id, title]))
        expect(findContradictions(text, facts, titles, spoken)).toEqual([])
      }),
      RUNS,
    )
  })
})
