import type { AnalysisWriter } from '#app/domain/guidance/facts.ts'
import { findContradictions } from './contradictions.ts'
import { writeAnalysis } from './write-analysis.ts'

/** The built-in writer, in the form the domain expects. */
export const analysisWriter: AnalysisWriter = { write: writeAnalysis, findContradictions }
