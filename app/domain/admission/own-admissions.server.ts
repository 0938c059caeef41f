import { db } from '#app/database/client.server.ts'
import { allParts } from '#app/domain/academic/unt.ts'
import { progressOf } from '#app/domain/makings/progress.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import type { AdmissionFacts, ChoiceFacts } from './admission-facts.ts'
import type { Applicant } from './demands.ts'
import { chancePercent } from './percent.ts'

/** Returns a person's institution analyses for the data export, with the marks used and the results of that day.
 *  Programmes are in the chosen order, chances in per cent. */
export async function gatherAdmissions(userId: string, language: Language) {
  const analyses = await db.institutionAnalysis.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      createdAt: true,
      completedAt: true,
      making: { select: { state: true, stage: true } },
      pool: true,
      facts: true,
      choices: {
        orderBy: { order: 'asc' },
        select: { majorId: true, major: { select: { name: true, institution: { select: { name: true } } } } },
      },
    },
  })
  const textOf = (name: unknown) => inLanguage(name, language).text
  return analyses.map(({ facts: found, making, choices, ...analysis }) => {
    const facts = found as AdmissionFacts | null
    return {
      ...analysis,
      state: analysis.completedAt ? 'COMPLETED' : progressOf(making).state,
      ...(facts ? { admissionYear: facts.year, ...marksOf(facts.applicant) } : {}),
      programmes: choices.map(({ majorId, major }) => ({
        programme: textOf(major.name),
        institution: textOf(major.institution.name),
        ...answerOf(facts?.choices.find(choice => choice.majorId === majorId)),
      })),
    }
  })
}

/** Marks, exam results and languages on the day of the analysis. */
function marksOf({ untParts, languages, ...marks }: Applicant) {
  return { ...marks, ...allParts(untParts), languages }
}

function answerOf(choice: ChoiceFacts | undefined) {
  if (!choice) return { chance: null, standing: null }
  const { outcome, standing } = choice
  const chance = outcome.way === 'REQUIREMENTS' ? null : outcome.chance
  return { chance: chance === null ? null : chancePercent(chance), standing }
}
