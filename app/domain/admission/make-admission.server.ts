import { db } from '#app/database/client.server.ts'
import { findAdmissionYears } from '#app/domain/academic/schooling.server.ts'
import { awardAchievements } from '#app/domain/achievements/achievements.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { unlimited, type Work } from '#app/domain/jobs/work.ts'
import { runMaking } from '#app/domain/makings/run-making.server.ts'
import { notify } from '#app/domain/notifications/notifications.server.ts'
import { findChanceFigures } from './chance-fit.server.ts'
import { computeAdmission } from './compute-admission.ts'
import { findApplicant, readProgrammes } from './admission-facts.server.ts'
import { listFloors } from './floors.server.ts'
import type { Pool } from '#app/domain/institutions/vocabulary.ts'

/** Computes a requested analysis of institutions, stores it and notifies its owner. */
export async function makeAdmission(makingId: string, work: Work = unlimited, now = new Date()): Promise<void> {
  await runMaking(makingId, work, async attempt => {
    const analysis = await db.institutionAnalysis.findFirst({ where: { makingId } })
    if (!analysis) return
    const { id } = analysis
    const [programmes, applicant] = await Promise.all([readProgrammes(id), findApplicant(analysis.userId)])
    await attempt.passed(1)

    const years = await findAdmissionYears(analysis.userId, calendarDay(now))
    const [fit, floors] = await Promise.all([findChanceFigures(), listFloors(years.UNIVERSITY)])
    await attempt.passed(2)

    const facts = computeAdmission(programmes, applicant, {
      madeOn: calendarDay(now),
      fittedAt: fit?.computedAt.toISOString() ?? null,
      years,
      pool: analysis.pool as Pool,
      floors,
      model: fit && fit.model,
    })
    await attempt.passed(3)

    await attempt.finish(async tx => {
      await tx.institutionAnalysis.update({ where: { id }, data: { facts, completedAt: new Date() } })
      await notify(tx, analysis.userId, 'admissionReady', { analysisId: id })
      await awardAchievements(tx, analysis.userId)
    })
  })
}
