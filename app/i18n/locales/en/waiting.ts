import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/waiting.ts'

export default {
  now: 'Stage {number} of {of}: {stage}',
  'state.full': 'done',
  'state.half': 'now',
  'state.empty': 'still to come',
} satisfies Translated<typeof ru>
