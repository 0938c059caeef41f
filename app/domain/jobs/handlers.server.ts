import { computeNorms } from '#app/domain/assessments/norms.server.ts'
import { giveUpAnalysis, makeAnalysis } from '#app/domain/guidance/make-analysis.server.ts'
import { giveUpAdmission, makeAdmission } from '#app/domain/institutions/make-admission.server.ts'
import { buildPlan, giveUpPlan } from '#app/domain/roadmaps/make-plan.server.ts'
import { sendLetter } from '#app/domain/letters/send-letter.server.ts'
import { analysisWriter } from '#app/wording/analysis/analysis-writer.ts'
import { writeEmail } from '#app/wording/emails/write-email.server.ts'
import { keepHouse } from './housekeeping.server.ts'
import type { JobKind, JobPayloads } from './jobs.server.ts'
import type { Patience } from './retry.ts'

/** Hears what goes wrong without stopping the work, in words that name nobody. */
type Tell = (complaint: string) => void

type Handler<K extends JobKind> = {
  /** Does the work or throws, then it is tried again. It may run twice for one job and must bear that. */
  run: (payload: JobPayloads[K], job: { id: string; tell: Tell }) => Promise<void>
  /** What the job was told is forgotten once it is done: it concerns a person. */
  forget?: true
  /** It may wait for something outside: it has a lane of its own and holds nothing else up. */
  slow?: true
  /** How soon and how often it is tried again; as letters are when nothing is said. */
  patience?: Patience
  /** Says to whom it concerns that it will not be done. It may run twice. */
  giveUp?: (payload: JobPayloads[K]) => Promise<void>
}

/** Who does which kind of work. */
export const handlers: { [K in JobKind]: Handler<K> } = {
  letter: { run: ({ letter }, { id }) => sendLetter(letter, id, writeEmail), forget: true },
  housekeeping: { run: () => keepHouse() },
  norms: { run: () => computeNorms() },
  analysis: {
    run: ({ analysisId }, { tell }) => makeAnalysis(analysisId, { writer: analysisWriter, tell }),
    giveUp: ({ analysisId }) => giveUpAnalysis(analysisId),
    slow: true,
    patience: 'short',
  },
  admission: {
    run: ({ analysisId }) => makeAdmission(analysisId),
    giveUp: ({ analysisId }) => giveUpAdmission(analysisId),
    patience: 'short',
  },
  plan: {
    run: ({ planId }) => buildPlan(planId),
    giveUp: ({ planId }) => giveUpPlan(planId),
    patience: 'short',
  },
}

/** The kinds of work that have the lane for slow work. */
export const slowKinds = (Object.keys(handlers) as JobKind[]).filter(kind => handlers[kind].slow)
