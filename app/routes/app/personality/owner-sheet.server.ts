import { shareAddress } from '#app/access/share-token.server.ts'
import { isMinor } from '#app/domain/accounts/age.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { composeSheet } from '#app/domain/guidance/analysis-sheet.server.ts'
import { listShares } from '#app/domain/guidance/analysis-shares.server.ts'
import type { findOwnAnalysis, Standing } from '#app/domain/guidance/analyses.server.ts'
import { hasFeedback } from '#app/domain/guidance/feedback.server.ts'
import { standingOfGoals } from '#app/domain/roadmaps/goals.server.ts'
import { findThumbs } from '#app/domain/guidance/recommendations.server.ts'
import { listRecommended } from '#app/domain/projects/list-projects.server.ts'
import { findPersonFacts } from '#app/domain/projects/person-facts.server.ts'
import { newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { dateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'
import { writeAnalysis } from '#app/wording/analysis/write-analysis.ts'
import { projectsOfMonth } from '#app/wording/personality/month-texts.server.ts'
import { nextStepAfterAnalysis } from '#app/wording/personality/next-step-texts.server.ts'
import { placesOf } from '#app/wording/way/places-texts.server.ts'
import { sheetTexts } from '#app/wording/personality/sheet-texts.server.ts'

type Analysis = NonNullable<Awaited<ReturnType<typeof findOwnAnalysis>>>

/** Returns a finished analysis with the data only its owner sees: thumbs, private links, date of the next possible one. */
export async function ownerSheet(
  viewer: Viewer,
  analysis: Analysis,
  standing: Standing,
  reader: Reader<'sheet'>,
  asked: { each: boolean },
) {
  const { t, language } = reader
  const [sheet, thumbs, { shares, mayShare }, answered, goals] = await Promise.all([
    composeSheet(analysis, language, writeAnalysis),
    findThumbs(analysis),
    listShares(viewer),
    hasFeedback(analysis.id),
    standingOfGoals(viewer),
  ])
  const words = reader.in('nextSteps')
  const lockedUntil = standing.state === 'completed' ? dateText(standing.lockedUntil, language) : null
  const isLatest = standing.state === 'completed' && standing.id === analysis.id
  const texts = sheetTexts(sheet, reader, asked)
  const projects = isLatest ? await fittingProjects(viewer, analysis, reader) : []
  return {
    sheet: { ...texts, month: [...texts.month, ...projects] },
    name: `${viewer.firstName} ${viewer.lastName}`,
    aboutSharing: [t('print'), t('share'), ...(isMinor(viewer.dateOfBirth, new Date()) ? [t('share.minor')] : [])],
    isLatest,
    thumbs: [...thumbs],
    shares: shares.map(({ id, createdAt, expiresAt, analysisId }) => ({
      id,
      address: shareAddress(id),
      from: dateText(createdAt.toISOString(), language) ?? '',
      until: dateText(expiresAt.toISOString(), language) ?? '',
      other: analysisId !== analysis.id,
    })),
    mayShare,
    idempotencyKey: newIdempotencyKey(),
    answered,
    nextStep: {
      ...nextStepAfterAnalysis(sheet, { plan: goals.EMPLOYMENT, interests: sheet.interestTest?.testId ?? null }, words),
      beside: sheet.taught
        ? { to: placesOf(sheet.taught), label: words.t(sheet.taught.way === 'COURSE' ? 'courses.go' : 'colleges.go') }
        : { to: pathOf('programmes'), label: words.t('chances') },
    },
    made:
      standing.state === 'completed'
        ? standing.made.map(({ id, completedAt }) => ({ id, on: dateText(completedAt, language) ?? '' }))
        : [],
    lockedUntil,
    /** Sentence that says when the next analysis can be made. */
    again: lockedUntil ? t('again.locked', { date: lockedUntil }) : t('again'),
    mayStart: isLatest && standing.mayStart,
    retaken:
      isLatest && standing.retaken
        ? lockedUntil
          ? t('retaken.locked', { date: lockedUntil })
          : t('retaken.open')
        : null,
    failed: isLatest && standing.failed,
  }
}

/** Number of recruiting projects suggested among the steps of the month. */
const PROJECTS = 2

async function fittingProjects(viewer: Viewer, { completedAt }: Analysis, reader: Reader<'sheet'>) {
  const person = await findPersonFacts(viewer, reader.language)
  const projects = await listRecommended(viewer, person, { status: 'RECRUITING' }, PROJECTS)
  return projectsOfMonth(projects, { person, completedAt: completedAt!.toISOString(), today: new Date() }, reader)
}

export type OwnerSheet = Awaited<ReturnType<typeof ownerSheet>>
