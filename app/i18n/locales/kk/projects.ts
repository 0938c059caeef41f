import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/projects.ts'

export default {
  'status.RECRUITING': 'Адам іздейді',
  'status.ACTIVE': 'Жұмыс істеп жатыр',
  'status.COMPLETED': 'Аяқталды',
  'status.ARCHIVED': 'Мұрағатта',
  followers_one: '{count} адам бақылап жүр',
  followers_other: '{count} адам бақылап жүр',
} satisfies Translated<typeof ru>
