import { computeNorms } from '#app/domain/assessments/norms.server.ts'
import { sendLetter } from '#app/domain/letters/send-letter.server.ts'
import { keepHouse } from './housekeeping.server.ts'
import type { JobKind, JobPayloads } from './jobs.server.ts'

type Handler<K extends JobKind> = {
  /** Does the work or throws, then it is tried again. It may run twice for one job and must bear that. */
  run: (payload: JobPayloads[K], jobId: string) => Promise<void>
  /** What the job was told is forgotten once it is done: it concerns a person. */
  forget?: true
}

/** Who does which kind of work. */
export const handlers: { [K in JobKind]: Handler<K> } = {
  letter: { run: ({ letter }, jobId) => sendLetter(letter, jobId), forget: true },
  housekeeping: { run: () => keepHouse() },
  norms: { run: () => computeNorms() },
}
