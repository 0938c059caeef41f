import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/school.ts'

export default {
  sections: 'Parts of the organisation',
  'section.organization': 'Overview',
  'section.moderation': 'Moderation',
  'section.orgAnalytics': 'Analytics',
  'section.groups': 'Classes',
  'section.teachers': 'Teachers',
  'section.staff': 'Staff',
  'section.admins': 'Administrators',
  'section.uploadStudents': 'Upload',
  'section.students': 'Pupils',
  'section.groups_group': 'Groups',
} satisfies Translated<typeof ru>
