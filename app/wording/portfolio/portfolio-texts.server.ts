import type { ComposedPortfolio } from '#app/domain/portfolio/portfolio.server.ts'
import { meetingPairs, MOST_SKILLS } from '#app/domain/portfolio/shown.ts'
import { dateText, languageName, monthText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { achievementTexts } from '../careers/achievement-texts.server.ts'
import { skillName } from '../projects/skill-names.ts'
import { plainName } from '../tests/scale-names.ts'
import { isRoomy } from './density.ts'

type Words = Reader<'portfolio'>
type Project = ComposedPortfolio['projects'][number]
type Scale = ComposedPortfolio['scales'][number]

/** Address at which a portfolio can be verified, and its last valid day. */
type Check = { address: string; until: Date } | null

/** Returns the texts of a portfolio's sheets. Parts that were not chosen are left out, and so is an empty second sheet. */
export function portfolioTexts(composed: ComposedPortfolio, check: Check, reader: Words) {
  const { t, language } = reader
  const { name, goal, about } = composed
  const certificates = composed.certificates.map(({ id, name: what, link }) => ({
    id,
    name: what,
    check: link === null ? null : { to: link, host: new URL(link).host },
  }))
  const tests = testsOf(composed.scales, reader)
  const achievements = composed.achievements.map(({ id, rule, receivedAt }) => ({
    id,
    ...achievementTexts(rule, reader.in('roadmap')),
    on: dateText(receivedAt.toISOString(), language)!,
  }))
  const sheets = certificates.length + tests.length + achievements.length > 0 ? 2 : 1
  const until = check && dateText(check.until.toISOString(), language)!
  const foot = t('foot', { name })
  const checked = check ? t('check', { address: check.address.replace(/^https?:\/\//, ''), date: until! }) : foot
  const texts = {
    name,
    line: lineOf(composed, reader),
    goal: goal && t('goal', { name: goal }),
    projects: composed.projects.map(project => projectTexts(project, reader)),
    about,
    languages: languagesOf(composed, reader),
    certificates,
    tests,
    achievements,
  }
  return {
    ...texts,
    roomy: isRoomy(texts),
    feet: [
      { text: sheets === 1 ? checked : foot, page: t('page', { number: 1, of: sheets }) },
      { text: checked, page: t('page', { number: 2, of: sheets }) },
    ].slice(0, sheets),
  }
}
export type PortfolioTexts = ReturnType<typeof portfolioTexts>

/** «11 класс, гимназия № 38, Караганда» */
function lineOf({ situation, school, city }: ComposedPortfolio, reader: Words) {
  const { t } = reader.in('profile')
  const { status, year } = situation ?? {}
  const studying = status === 'PUPIL' || status === 'STUDENT'
  const statusText = status && (studying && year ? t(`year.${status}`, { year }) : t(`status.${status}`))
  return [statusText, school, city].filter(Boolean).join(', ') || null
}

function languagesOf({ languages }: ComposedPortfolio, reader: Words) {
  const { t } = reader.in('academic')
  const named = languages.map(
    ({ language, level }) => `${languageName(language, reader.language)} (${t(`level.${level}`).toLowerCase()})`,
  )
  return named.length > 0 ? reader.t('languages', { languages: named.join(', ') }) : null
}

function projectTexts(
  { id, name, status, role, duty, joinedAt, memberCount, goals, goalsDone, skills }: Project,
  reader: Words,
) {
  const { t, language } = reader
  const part = role === 'LEAD' ? t('part.LEAD') : t('part.MEMBER', { people: memberCount })
  const named = skills.slice(0, MOST_SKILLS).map(skill => skillName(skill, reader.in('skills')))
  const more = skills.length - named.length
  return {
    id,
    name,
    when: t('since', { month: monthText(joinedAt, language) }),
    status: reader.in('projects').t(`status.${status}`),
    did: [duty ? `${part}: ${duty}.` : `${part}.`, goals > 0 ? t('done', { done: goalsDone, total: goals }) : null]
      .filter(Boolean)
      .join(' '),
    skills: [named.join(', '), more > 0 ? t('more', { number: more }) : null].filter(Boolean).join(' '),
  }
}

/** Groups the chosen scales by test, in the order they were chosen: bands, source, and which of them overlap. */
function testsOf(scales: readonly Scale[], reader: Words) {
  const { t, language } = reader
  const instruments = [...new Set(scales.map(({ instrument }) => instrument))]
  return instruments.flatMap(instrument => {
    const shown = scales.filter(scale => scale.instrument === instrument).map(scale => named(scale, reader))
    const [first] = shown
    if (!first) return []
    const pairs = meetingPairs(shown).map(([one, other]) => t('scales.pair', { one: one.name, other: other.name }))
    const apart = shown.length > 1 ? t('scales.apart') : null
    return [
      {
        instrument,
        title: first.test,
        rows: shown.map(({ name, score, low, high }) => ({ name, score, low, high })),
        notes: [
          // In some languages a date ends with a full stop of its own.
          t('scales.from', {
            version: first.number,
            date: dateText(first.completedAt.toISOString(), language)!,
          }).replace(/\.\.$/, '.'),
          t('scales.read'),
          pairs.length > 0 ? t('scales.meet', { pairs: pairs.join('; ') }) : apart,
          shown.length < first.scalesOfTest ? t('scales.some', { shown: shown.length, of: first.scalesOfTest }) : null,
        ]
          .filter(Boolean)
          .join(' '),
      },
    ]
  })
}

function named(scale: Scale, reader: Words) {
  return { ...scale, name: plainName(scale.key, reader.in('scales')) ?? scale.name }
}
