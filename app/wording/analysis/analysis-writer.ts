import type { AnalysisWriter } from '#app/domain/guidance/facts.ts'
import { findContradictions } from './contradictions.ts'
import { writeAnalysis } from './write-analysis.ts'

/** The built-in writer, as the domain is handed it. */
export const analysisWriter: AnalysisWriter = { write: writeAnalysis, findContradictions }
