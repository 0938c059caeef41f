import { db } from '#app/database/client.server.ts'
import { awardAchievements } from '#app/domain/achievements/achievements.server.ts'
import { unlimited, type Work } from '#app/domain/jobs/work.ts'
import { runMaking } from '#app/domain/makings/run-making.server.ts'
import { notify } from '#app/domain/notifications/notifications.server.ts'
import { listProfessions, listProgrammeGroups } from '#app/domain/professions/professions.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { writeText } from './analysis-writer.server.ts'
import { compareProfessions, drawPaths, readScales } from './compute-facts.ts'
import type { AnalysisWriter, Facts } from './facts.ts'
import { findSituation, type Inputs, readAnswers } from './facts.server.ts'

/** Days after an analysis before the next one may be made. */
const LOCK_DAYS = 30
const HOUR_MS = 60 * 60 * 1000

/** Makes a requested analysis from the attempts stored with the request. `work.report` is called when a model's text
 *  could not be used.
 *  @throws Error with code ENOANSWERS when the answers are no longer complete. */
export async function makeAnalysis(
  makingId: string,
  built: AnalysisWriter,
  work: Work = unlimited,
  now = new Date(),
): Promise<void> {
  await runMaking(makingId, work, async attempt => {
    const analysis = await db.analysis.findFirst({ where: { makingId } })
    if (!analysis) return
    const { id } = analysis
    const situation = await findSituation(analysis.userId, now)
    const answered = await readAnswers(analysis.userId, analysis.inputs as Inputs)
    if (!answered) throw Object.assign(new Error('The answers are not whole.'), { code: 'ENOANSWERS' })
    const scales = readScales(answered)
    await attempt.passed(1)

    const professions = await listProfessions(analysis.language as Language)
    const compared = compareProfessions(situation, answered, scales, professions)
    await attempt.passed(2)

    const paths = drawPaths(compared, professions, await listProgrammeGroups())
    await attempt.passed(3)

    const { age, status, year, plannedWays } = situation
    const facts: Facts = { version: 2, age, status, year, plannedWays, ...scales, ...compared, paths }
    const { text, writer, model } = await writeText(analysis, facts, analysis.language as Language, {
      ...work,
      writer: built,
    })
    await attempt.finish(async tx => {
      const lockedUntil = new Date(Date.now() + LOCK_DAYS * 24 * HOUR_MS)
      const data = { facts, text, writer, model, completedAt: new Date(), lockedUntil }
      await tx.analysis.update({ where: { id }, data })
      await notify(tx, analysis.userId, 'analysisReady', { analysisId: id })
      await awardAchievements(tx, analysis.userId)
    })
  })
}
