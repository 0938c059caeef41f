import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/admin.ts'

export default {
  sections: 'Parts of the admin area',
  analytics: 'Analytics',
  applications: 'Applications',
  adminInstitutions: 'Institutions',
  locations: 'Countries and cities',
  helpLines: 'Help lines',
  materials: 'Materials',
  adminTests: 'Tests',
  adminProfessions: 'Professions',
  organizations: 'Organisations',
  users: 'People',
  admissionCycle: 'Admission',
  audit: 'Log',
  system: 'System',
  'system.parts': 'Parts of the system',
  'system.part.system': 'Condition',
  'system.part.announcements': 'Announcements',
  'system.part.switches': 'Parts of the site',
  suggestions: 'Suggestions of releases',
  moderation: 'Moderation',
} satisfies Translated<typeof ru>
