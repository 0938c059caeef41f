import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/admin.ts'

export default {
  sections: 'Басқару бөлімдері',
  analytics: 'Аналитика',
  applications: 'Өтінімдер',
  adminInstitutions: 'Оқу орындары',
  locations: 'Елдер мен қалалар',
  helpLines: 'Көмек телефондары',
  materials: 'Материалдар',
  adminTests: 'Тесттер',
  adminProfessions: 'Кәсіптер',
  organizations: 'Ұйымдар',
  users: 'Адамдар',
  admissionCycle: 'Қабылдау',
  audit: 'Журнал',
  system: 'Жүйе',
  'system.parts': 'Жүйе бөлімдері',
  'system.part.system': 'Күйі',
  'system.part.announcements': 'Хабарландырулар',
  'system.part.switches': 'Сайт бөліктері',
  suggestions: 'Шығарылым ұсыныстары',
  moderation: 'Модерация',
} satisfies Translated<typeof ru>
