import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/school.ts'

export default {
  sections: 'Ұйым бөлімдері',
  'section.organization': 'Шолу',
  'section.moderation': 'Модерация',
  'section.orgAnalytics': 'Аналитика',
  'section.groups': 'Сыныптар',
  'section.teachers': 'Мұғалімдер',
  'section.staff': 'Қызметкерлер',
  'section.admins': 'Әкімшілер',
  'section.uploadStudents': 'Жүктеу',
  'section.students': 'Оқушылар',
  'section.groups_group': 'Топтар',
} satisfies Translated<typeof ru>
