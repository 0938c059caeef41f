import type { Belongings } from '#app/domain/portfolio/portfolio.server.ts'
import { ABOUT_LETTERS, MOST_SHOWN, portfolioFacts, portfolioLists } from '#app/domain/portfolio/shown.ts'
import { dateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { achievementTexts } from '../careers/achievement-texts.server.ts'
import { plainName } from '../tests/scale-names.ts'

/** Everything a portfolio can show, as its form offers it. */
export function choiceTexts(has: Belongings, reader: Reader<'portfolio'>) {
  const { t } = reader
  const choices = choicesOf(has, reader)
  return {
    lists: portfolioLists.map(list => ({
      list,
      legend: t(list),
      hint: t('most', { number: MOST_SHOWN[list] }),
      choices: choices[list],
    })),
    facts: portfolioFacts.map(fact => ({ value: fact, label: t(`fact.${fact}`) })),
    aboutHint: t('about.hint', { letters: ABOUT_LETTERS }),
  }
}

function choicesOf({ projects, certificates, scales, achievements }: Belongings, reader: Reader<'portfolio'>) {
  const { t, language } = reader
  return {
    projects: projects.map(({ id, name, role, duty }) => ({ id, name, says: duty ?? t(`role.${role}`) })),
    certificates: certificates.map(({ id, name, link }) => ({ id, name, says: link && new URL(link).host })),
    scales: scales.map(({ id, key, name, test, score, low, high }) => ({
      id,
      name: plainName(key, reader.in('scales')) ?? name,
      says: t('scale', { test, score, low, high }),
    })),
    achievements: achievements.map(({ id, rule, receivedAt }) => ({
      id,
      name: achievementTexts(rule, reader.in('roadmap')).name,
      says: t('received', { date: dateText(receivedAt.toISOString(), language)! }),
    })),
  }
}
