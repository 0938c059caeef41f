import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/list.ts'

export default {
  add: 'Тағы қосу',
  remove: '{number}-жолды алып тастау',
  up: '{number}-жолды жоғары жылжыту',
  down: '{number}-жолды төмен жылжыту',
  send: 'Форманы жіберу',
} satisfies Translated<typeof ru>
