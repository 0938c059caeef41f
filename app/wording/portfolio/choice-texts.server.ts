import type { Belongings } from '#app/domain/portfolio/portfolio.server.ts'
import {
  ABOUT_LETTERS,
  MOST_SHOWN,
  portfolioFacts,
  portfolioLists,
  type PortfolioList,
} from '#app/domain/portfolio/shown.ts'
import { dateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { achievementTexts } from '../careers/achievement-texts.server.ts'
import { plainName } from '../tests/scale-names.ts'

/** Returns everything a portfolio can show, as choices of its form. */
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

/** Labels fields and values of a choice for the comparison of two versions. */
export function choiceWords(has: Belongings, reader: Reader<'portfolio'>) {
  const { t } = reader
  const choices = choicesOf(has, reader)
  const named = (name: string, id: string) => {
    const fact = portfolioFacts.find(one => one === id)
    if (name === 'facts' && fact) return t(`fact.${fact}`)
    const list = portfolioLists.find(one => one === name)
    return (list && choices[list].find(one => one.id === id)?.name) ?? id
  }
  return {
    label: (name: string) => t(name as 'about' | 'facts' | PortfolioList),
    value: (name: string, value: string) =>
      name === 'about'
        ? value
        : value
            .split('\n')
            .map(id => named(name, id))
            .join('; '),
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
