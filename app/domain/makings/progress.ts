/** Kinds of work made in the background in four stages. */
export type MakingKind = 'ANALYSIS' | 'ADMISSION' | 'PLAN'
export type MakingState = 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED'

export const LAST_STAGE = 4

/** Progress of a making, as sent to the page that waits for it. */
export type Progress = { state: 'LOADING' | 'COMPLETED' | 'FAILED'; stage: number }

export const made: Progress = { state: 'COMPLETED', stage: LAST_STAGE }

/** Progress of a making. One that no longer exists has failed. */
export function progressOf(making: { state: string; stage: number } | null): Progress {
  if (making === null) return { state: 'FAILED', stage: 0 }
  const { state, stage } = making
  return { state: state === 'DONE' ? 'COMPLETED' : state === 'FAILED' ? 'FAILED' : 'LOADING', stage }
}
