import type { Words } from '../words.ts'
import { headline } from './headline.ts'
import { interests } from './interests.ts'
import { month } from './month.ts'
import { remarks } from './remarks.ts'
import { scales } from './scales.ts'
import { sides } from './sides.ts'
import { traits } from './traits.ts'
import { values } from './values.ts'
import { working } from './working.ts'

export const kazakh: Words = { scales, headline, interests, traits, values, sides, working, remarks, month }
