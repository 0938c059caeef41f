import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Facts } from '#app/domain/guidance/facts.ts'
import { type Language, languages } from '#app/i18n/config.ts'
import { realFacts, realWords } from '#tests/world/content.ts'
import { runs } from '#tests/world/runs.ts'
import { english } from './en/words.ts'
import { kazakh } from './kk/words.ts'
import { russian } from './ru/words.ts'
import { passagesOf } from './passages.ts'
import { writeAnalysis } from './write-analysis.ts'

/** Phrases that were once found in the writer's texts, or close variants, and must not return. The terms of the
 *  glossary are checked for all texts of the product in tests/invariants/glossary.test.ts. */
const slips: Record<Language, readonly RegExp[]> = {
  ru: [
    // Concludes an ability or speed from an interest, a trait or a value.
    /умеете|умение|вы способны|ваши способности|талант|одарён|прирождённ|созданы для|у вас получается|вы справитесь/i,
    /легко да[её]тся|да[её]тся (легко|даром)|по плечу|под силу|быстрее,? чем|быстрее других|лучше других|раньше других/i,
    /понимаете быстрее|быстрее представите|вас не остановят|не теряетесь|не теряете сна|ясная голова|хватает терпения|на таких людях/i,
    // Praise.
    /молодец|браво|отличный (результат|выбор)|прекрасн|замечательн|идеальн|сильная сторона/i,
    // Discouragement.
    /не готовы|не удержит|не возьмут|не для вас|не подойдёт|невол|рабств|рабы|чужи(х|е) люд|среди чужих|заскучаете/i,
    /труднее всего|будет труд|будет душно|будет тесно|тонкая кожа|обходится дорого|выбива(ет|ют)|усталый|тревога пристаёт/i,
    /внезапно|горит|не наказание|не пустота|догадок|самый слабый/i,
    // Describes work that is not among the profession's own duties, or is flowery.
    /Представьте обычный вторник|отсюда место|опора та же|рисун(ок|ка)|вместе они|загадка|вас тянет сразу/i,
    /ЕГЭ|Росси/,
  ],
  kk: [
    /қабілетіңіз|талант|(^|[^\p{L}])дарын|шеберсіз|қолыңыздан келеді|жақсы істейсіз|жеңіл беріледі|туабітті/iu,
    /өзгелерден (бұрын|жылдам|тез|ерте)|басқалардан (бұрын|жылдам|тез|ерте)|тезірек түсін|бірден көрінеді\.|абдырама/i,
    /жарайсыз|тамаша|керемет|күшті жағыңыз/i,
    /дайын емессіз|алмайсыз|Сізге болмайды|құлды|бөтендер|зерігесіз|жалығасыз|қиын болады|қымбатқа түседі|көңіл нәзік/i,
    // Literal translations from Russian that are not idiomatic Kazakh.
    /төбеңізден|жалпы өрнег|өрнегі шығарды|баурап алған|жалғыз құмарлық|күшті сәйкестік|екі қалауыңызды|салқын есеп/i,
    /сан қол астында|жабық есік|тез бұрылу|күнтізбе Сізге заң|жүректі тарт|болып табылады|орын алады|өз кезегінде/i,
    /сыналғанға адалдық|мақсат биік|еркіндік пен тірек дауласады|шынында да солай|тыныш сағат/i,
    /(^|[^\p{L}])(сіз|сізге|сізді|сіздің|сен|саған)(?!\p{L})/u,
  ],
  en: [
    /\btalent|\bgifted\b|\bborn\b|good at|you are able|you can easily|your abilit|\bskilled\b|comes? easily|made for you/i,
    /faster than|better than others|sooner than others|understand faster|will not stop you|keeps a cool head|patience enough/i,
    /well done|wonderful|excellent choice|perfect|ideal\b|your strength/i,
    /not ready|not for you|will fail|too hard|among strangers|slave|bored|will be hard|thin skin|costs? dearly|weakest/i,
    /imagine an ordinary|ordinary Tuesday|whole pattern|puzzle|drawn in several|rests on the same/i,
    /\bGCSE|\bSAT\b/,
  ],
}

/** The writer's texts as they are in its source files. */
const textsOf = (language: Language) => {
  const folder = join(import.meta.dirname, language)
  return readdirSync(folder)
    .filter(file => !['claims.ts', 'words.ts'].includes(file))
    .flatMap(file => readFileSync(join(folder, file), 'utf8').match(/'[^'\n]*'|`[^`]*`|"[^"\n]*"/g) ?? [])
}

describe('the words of the writer', () => {
  it.each(languages)('keep clear of every slip found once (%s)', language => {
    const texts = textsOf(language)
    expect(texts.length).toBeGreaterThan(250)
    for (const slip of slips[language]) expect(texts.filter(text => slip.test(text))).toEqual([])
  })

  it('have eight wordings of every kind of remark, different in their own words', () => {
    for (const { remarks } of [russian, kazakh, english]) {
      const shown = { duty: '', inside: '', thing: '' }
      for (const kind of ['strong', 'near', 'none', 'asks'] as const) {
        expect(new Set(remarks[kind].map(say => ownWords(say(shown)))).size).toBe(8)
      }
      for (const kind of ['subject', 'value', 'trait', 'way'] as const) {
        expect(new Set(remarks[kind].map(say => ownWords(say('')))).size).toBe(8)
      }
    }
    const all = ({ remarks: { strong, near, none, asks, subject, value, trait, way } }: typeof russian) => [
      ...[...strong, ...near, ...none, ...asks].map(say => ownWords(say({ duty: '', inside: '', thing: '' }))),
      ...[...subject, ...value, ...trait, ...way].map(say => ownWords(say(''))),
    ]
    for (const words of [russian, kazakh, english]) expect(new Set(all(words)).size).toBe(64)
  })
})

const ownWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

const language = fc.constantFrom(...languages)
const count = (texts: readonly string[]) =>
  texts.flatMap(text => text.split(/\s+/)).filter(word => /[\p{L}\d]/u.test(word)).length

/** Sampled once, because most of the time goes into matching a person with the catalogue. */
const people = fc.sample(realFacts, { numRuns: runs(300, 4000), seed: 65 })

describe('an analysis', () => {
  it('says of different people different things, in 520 words at most, in 450 of half of them', () => {
    for (const spoken of languages) {
      const texts = people.map(facts => writeAnalysis(facts, realWords[spoken], spoken))
      expect(new Set(texts.map(({ summary }) => summary.join(' '))).size).toBe(new Set(people.map(scoresOf)).size)
      // English counts articles and prepositions as words, so the same text is longer in words.
      const [half, most] = spoken === 'en' ? [550, 630] : [450, 520]
      const lengths = texts.map(text => count(passagesOf(text))).toSorted((one, other) => one - other)
      expect(lengths.at(-1)).toBeLessThanOrEqual(most)
      expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(half)
    }
  })

  it('calls an interest strong only where its band lies above the middle, and none after hurried answers', () => {
    const strong = { ru: /(^|[^\p{L}])сильн/iu, kk: /(^|[^\p{L}])басым/iu, en: /\bstrong/i }
    fc.assert(
      fc.property(realFacts, language, (facts, spoken) => {
        const { headline, professions, strengths } = writeAnalysis(facts, realWords[spoken], spoken)
        const own = professions.map(({ id, text }) =>
          Object.values(realWords[spoken].get(id)!.duties).reduce(
            (rest, duty) => rest.replace(new RegExp(duty.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'), ''),
            text,
          ),
        )
        const isAnyHigh = facts.interests.some(({ level }) => level === 'high')
        if (isAnyHigh && !facts.careless) return
        const claims = [headline, ...own, ...strengths.map(({ text }) => text)]
        expect(claims.filter(text => strong[spoken].test(text))).toEqual([])
      }),
      { numRuns: runs(200, 3000) },
    )
  })

  it('says in its first line that interests are level, that none stands out, or that the answers are a draft', () => {
    const first = {
      flat: { ru: /стоят вровень/, kk: /бір деңгейде/, en: /stand level/ },
      faint: { ru: /не выделяется/, kk: /ерекше көрінбейді/, en: /No interest stands out/ },
      careless: { ru: /^Это пока черновик/, kk: /^Бұл әзірге нобай/, en: /^This is still a draft/ },
    }
    fc.assert(
      fc.property(realFacts, language, fc.boolean(), (facts, spoken, undifferentiated) => {
        const flat = undifferentiated
          ? { ...facts, undifferentiated, professions: [], contrast: null, paths: [] }
          : facts
        const { headline, summary } = writeAnalysis(flat, realWords[spoken], spoken)
        const isFaint = flat.interests.every(({ level }) => level !== 'high')
        if (flat.careless) expect(headline).toMatch(first.careless[spoken])
        else if (flat.undifferentiated) expect(headline).toMatch(first.flat[spoken])
        else if (isFaint) expect(headline).toMatch(first.faint[spoken])
        if (flat.careless) expect(summary[0]).toMatch(/спешк|асығыс|hurried/)
      }),
      { numRuns: runs(200, 3000) },
    )
  })
})

const scoresOf = ({ interests, traits, values }: Facts) =>
  [...interests, ...traits, ...values].map(({ score }) => score).join(' ')
