import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/admin.ts'

export default {
  sections: 'Басқару бөлімдері',
  analytics: 'Аналитика',
  applications: 'Өтінімдер',
  locations: 'Елдер мен қалалар',
  materials: 'Материалдар',
  organizations: 'Ұйымдар',
  users: 'Адамдар',
  audit: 'Журнал',
} satisfies Translated<typeof ru>
