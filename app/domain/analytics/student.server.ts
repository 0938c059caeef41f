import { readFacts as readAdmissionFacts } from '#app/domain/admission/admission-facts.ts'
import { nameMajors } from '#app/domain/admission/admission-sheet.server.ts'
import { findResults } from '#app/domain/assessments/results.server.ts'
import { findLastAnalysis } from '#app/domain/guidance/analyses.server.ts'
import { composeSheet } from '#app/domain/guidance/analysis-sheet.server.ts'
import type { AnalysisWriter } from '#app/domain/guidance/facts.ts'
import { findPlan } from '#app/domain/roadmaps/plan-sheet.server.ts'
import type { Language } from '#app/i18n/config.ts'
import type { Student } from './student-facts.server.ts'

/** Everything staff may see of one pupil: the same analysis, results, chances and plan as on the pupil's own pages,
 *  made by the same functions. Without an analysis, the results of the interests test are returned. */
export async function composeStudent(
  student: Student,
  { language, today, write }: { language: Language; today: string; write: AnalysisWriter['write'] },
) {
  const person = { id: student.userId }
  const [analysis, plan, chances] = await Promise.all([
    findLastAnalysis(person),
    student.planId === null ? null : findPlan(person, student.planId, language, today),
    findChances(student, language),
  ])
  const sheet = analysis && (await composeSheet(analysis, language, write))
  const results =
    sheet || student.interestsTest === null ? null : await findResults(person, student.interestsTest, null, language)
  return { sheet, results, plan, chances }
}

export type StudentSheet = Awaited<ReturnType<typeof composeStudent>>

/** The programmes of the latest analysis of chances with their names, best chance first. */
async function findChances({ chances, chancesAt }: Student, language: Language) {
  const facts = readAdmissionFacts(chances)
  if (!facts || !chancesAt) return null
  const ids = facts.choices.map(({ majorId }) => majorId)
  const names = await nameMajors(ids, language)
  return {
    completedAt: chancesAt,
    year: facts.year,
    choices: facts.choices.map(choice => ({ ...choice, name: names.get(choice.majorId) ?? choice.majorId })),
  }
}
