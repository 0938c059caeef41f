import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/projects.ts'

export default {
  'status.RECRUITING': 'Recruiting',
  'status.ACTIVE': 'Active',
  'status.COMPLETED': 'Completed',
  'status.ARCHIVED': 'Archived',
  followers_one: '{count} person follows it',
  followers_other: '{count} people follow it',
} satisfies Translated<typeof ru>
