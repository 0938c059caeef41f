import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/waiting.ts'

export default {
  now: '{number}-кезең, барлығы {of}: {stage}',
  'state.full': 'дайын',
  'state.half': 'қазір',
  'state.empty': 'кезегі келеді',
} satisfies Translated<typeof ru>
