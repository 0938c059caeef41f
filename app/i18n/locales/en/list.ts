import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/list.ts'

export default {
  add: 'Add another',
  remove: 'Remove row {number}',
  up: 'Move row {number} up',
  down: 'Move row {number} down',
  send: 'Send the form',
} satisfies Translated<typeof ru>
