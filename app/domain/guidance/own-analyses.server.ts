import { db } from '#app/database/client.server.ts'
import { progressOf } from '#app/domain/makings/progress.ts'
import type { Language } from '#app/i18n/config.ts'
import { composeSheet, type Sheet } from './analysis-sheet.server.ts'
import type { AnalysisText } from './facts.ts'

/** Returns all analyses of a person with the stored texts, links and feedback, for the data export. */
export async function gatherAnalyses(userId: string) {
  const analyses = await db.analysis.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: {
      making: { select: { state: true, stage: true } },
      shares: { select: { createdAt: true, expiresAt: true, revokedAt: true }, orderBy: { createdAt: 'asc' } },
      feedback: { omit: { analysisId: true } },
    },
  })
  return Promise.all(
    analyses.map(async ({ making, shares, feedback, ...analysis }) => {
      const { createdAt, completedAt, language, writer, model, withModel, lockedUntil } = analysis
      const state = completedAt ? 'COMPLETED' : progressOf(making).state
      // The stored text is in the analysis's own language, so it is used instead of a new one.
      const words = () => analysis.text as AnalysisText
      const sheet = completedAt ? await composeSheet(analysis, language as Language, words) : null
      return {
        createdAt,
        completedAt,
        state,
        language,
        writer,
        model,
        withModel,
        lockedUntil,
        ...(sheet ? contentOf(sheet) : {}),
        shares,
        feedback: feedback ? [feedback] : [],
      }
    }),
  )
}

function contentOf(sheet: Sheet) {
  const { headline, summary, strengths, cautions, working, month, groups, paths } = sheet
  const professions = [...sheet.professions, ...(sheet.contrast ? [sheet.contrast] : [])]
  const say = (part: string, texts: readonly string[]) => texts.map(text => ({ part, text }))
  const points = (items: readonly { title: string; text: string }[]) =>
    items.map(({ title, text }) => `${title}. ${text}`)
  return {
    scores: groups.flatMap(({ scales }) =>
      scales.map(({ name, score, low, high }) => ({ scale: name, score, low, high })),
    ),
    professions: professions.map(({ title, rank, remark }) => ({ profession: title, rank, text: remark })),
    paths: paths.map(({ title, subjects, groups: codes, kinds }) => ({
      profession: title,
      subjects: subjects.join(', '),
      groups: codes.map(({ code, name }) => `${code} ${name}`).join(', '),
      kinds: kinds.join(', '),
    })),
    words: [
      ...say('headline', [headline]),
      ...say('summary', summary),
      ...say('strengths', points(strengths)),
      ...say('cautions', points(cautions)),
      ...say('working', working),
      ...say('month', points(month)),
    ],
  }
}
