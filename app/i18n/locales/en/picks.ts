import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/picks.ts'

export default {
  add: 'Compare',
  'add.label': 'Compare: {name}',
  chosen: '{count} of {most} chosen',
  full: 'That is the limit: to add another, remove one first.',
  room: 'The list is kept on the site: you will find it on any device.',
  drop: 'Remove',
  'drop.label': 'Remove: {name}',
  'drop.here': 'Remove from the comparison',
  go: 'Choose programmes',
} satisfies Translated<typeof ru>
