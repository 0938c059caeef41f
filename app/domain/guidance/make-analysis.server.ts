import { db, inTurn } from '#app/database/client.server.ts'
import { awardAchievements } from '#app/domain/achievements/achievements.server.ts'
import { listGuidedProfessions, listProgrammeGroups } from '#app/domain/professions/professions.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { writeText } from './analysis-writer.server.ts'
import { compareProfessions, drawPaths, readScales } from './compute-facts.ts'
import type { AnalysisWriter, Facts } from './facts.ts'
import { findSituation, type Inputs, readAnswers } from './facts.server.ts'

/** After one, the next may be made when so many days have passed. */
const LOCK_DAYS = 30
const HOUR_MS = 60 * 60 * 1000

/** Makes an analysis that was asked for, in four stages, each written down as it passes. It may run twice for one
 *  analysis, or be taken up after its worker died: it begins again from the answers, and only the first to finish
 *  completes it. One that is gone or done is left alone. `writer` is the built-in writer; `tell` hears when a model's
 *  words could not be used.
 *  @throws Error when the answers it rests on are no longer whole. */
export async function makeAnalysis(
  id: string,
  means: { writer: AnalysisWriter; tell: (complaint: string) => void },
  now = new Date(),
): Promise<void> {
  const analysis = await db.analysis.findFirst({ where: { id, state: 'LOADING' } })
  if (!analysis) return

  const situation = await findSituation(analysis.userId, now)
  const answered = await readAnswers(analysis.userId, analysis.inputs as Inputs)
  if (!answered) throw Object.assign(new Error('The answers are not whole.'), { code: 'ENOANSWERS' })
  const scales = readScales(answered)
  await pass(id, 1)

  const professions = await listGuidedProfessions()
  const compared = compareProfessions(situation, answered, scales, professions)
  await pass(id, 2)

  const paths = drawPaths(compared, professions, await listProgrammeGroups())
  await pass(id, 3)

  const facts: Facts = { version: 1, ...situation, ...scales, ...compared, paths }
  const written = await writeText(analysis, facts, analysis.language as Language, means)
  await inTurn(async tx => {
    await tx.analysis.updateMany({
      where: { id, state: 'LOADING' },
      data: {
        state: 'COMPLETED',
        stage: 4,
        openKey: null,
        facts,
        text: written.text,
        writer: written.writer,
        model: written.model,
        completedAt: new Date(),
        lockedUntil: new Date(Date.now() + LOCK_DAYS * 24 * HOUR_MS),
      },
    })
    await awardAchievements(tx, analysis.userId)
  })
}

async function pass(id: string, stage: number) {
  await db.analysis.updateMany({ where: { id, state: 'LOADING' }, data: { stage } })
}

/** Nobody will make it any more: the person may ask anew, and nothing is locked. */
export async function giveUpAnalysis(id: string): Promise<void> {
  await db.analysis.updateMany({ where: { id, state: 'LOADING' }, data: { state: 'FAILED', openKey: null } })
}

/** An analysis nobody has finished within an hour, because no worker runs or its job was lost, is given up. */
export async function sweepAnalyses(now: Date) {
  await db.analysis.updateMany({
    where: { state: 'LOADING', createdAt: { lt: new Date(now.getTime() - HOUR_MS) } },
    data: { state: 'FAILED', openKey: null },
  })
}
