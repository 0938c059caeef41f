import { db, inTurn } from '#app/database/client.server.ts'
import { awardAchievements } from '#app/domain/achievements/achievements.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { findChanceFigures } from './chance-fit.server.ts'
import { computeAdmission } from './compute-admission.ts'
import { findApplicant, readProgrammes } from './admission-facts.server.ts'
import { nextAdmission } from './cutoffs.server.ts'
import { listFloors } from './floors.server.ts'
import type { Pool } from './vocabulary.ts'

const HOUR_MS = 60 * 60 * 1000

/** Makes an analysis that was asked for, in four stages, each written down as it passes. It may run twice for one
 *  analysis, or be taken up after its worker died: it begins again, and only the first to finish completes it. One that is
 *  gone or done is left alone. */
export async function makeAdmission(id: string, now = new Date()): Promise<void> {
  const analysis = await db.institutionAnalysis.findFirst({ where: { id, state: 'LOADING' } })
  if (!analysis) return

  const [programmes, applicant] = await Promise.all([readProgrammes(id), findApplicant(analysis.userId)])
  await pass(id, 1)

  const year = nextAdmission(now)
  const [fit, floors] = await Promise.all([findChanceFigures(), listFloors(year)])
  await pass(id, 2)

  const facts = computeAdmission(programmes, applicant, {
    madeOn: calendarDay(now),
    fittedAt: fit?.computedAt.toISOString() ?? null,
    year,
    pool: analysis.pool as Pool,
    floors,
    figures: fit,
  })
  await pass(id, 3)

  await inTurn(async tx => {
    await tx.institutionAnalysis.updateMany({
      where: { id, state: 'LOADING' },
      data: { state: 'COMPLETED', stage: 4, openKey: null, facts, completedAt: new Date() },
    })
    await awardAchievements(tx, analysis.userId)
  })
}

async function pass(id: string, stage: number) {
  await db.institutionAnalysis.updateMany({ where: { id, state: 'LOADING' }, data: { stage } })
}

/** Nobody will make it any more: the person may ask anew. */
export async function giveUpAdmission(id: string): Promise<void> {
  await db.institutionAnalysis.updateMany({ where: { id, state: 'LOADING' }, data: { state: 'FAILED', openKey: null } })
}

/** An analysis nobody has finished within an hour is given up. */
export async function sweepAdmissions(now: Date) {
  await db.institutionAnalysis.updateMany({
    where: { state: 'LOADING', createdAt: { lt: new Date(now.getTime() - HOUR_MS) } },
    data: { state: 'FAILED', openKey: null },
  })
}
