/** What can be asked for and is made in the background in four stages. */
export type MakingKind = 'ANALYSIS' | 'ADMISSION' | 'PLAN'
export type MakingState = 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED'

export const LAST_STAGE = 4

/** How far something is that was asked for, as the page that waits for it is told. */
export type Progress = { state: 'LOADING' | 'COMPLETED' | 'FAILED'; stage: number }

export const made: Progress = { state: 'COMPLETED', stage: LAST_STAGE }

/** How far a making is. One that is no longer kept has made nothing. */
export function progressOf(making: { state: string; stage: number } | null): Progress {
  if (making === null) return { state: 'FAILED', stage: 0 }
  const { state, stage } = making
  return { state: state === 'DONE' ? 'COMPLETED' : state === 'FAILED' ? 'FAILED' : 'LOADING', stage }
}
