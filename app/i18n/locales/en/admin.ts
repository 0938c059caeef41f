import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/admin.ts'

export default {
  sections: 'Parts of the admin area',
  analytics: 'Analytics',
  applications: 'Applications',
  locations: 'Countries and cities',
  materials: 'Materials',
  organizations: 'Organisations',
  users: 'People',
  audit: 'Log',
} satisfies Translated<typeof ru>
