import type { SideWords } from '../words.ts'
import { cautions } from './cautions.ts'
import { strengths } from './strengths.ts'

export const sides: SideWords = { ...strengths, ...cautions }
