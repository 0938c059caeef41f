import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/projects.ts'

export default {
  'status.RECRUITING': 'Looking for people',
  'status.ACTIVE': 'Under way',
  'status.COMPLETED': 'Completed',
  'status.ARCHIVED': 'Archived',
} satisfies Translated<typeof ru>
