import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/picks.ts'

export default {
  add: 'Салыстыруға',
  'add.label': 'Салыстыруға: {name}',
  chosen: 'Таңдалды: {count}/{most}',
  full: 'Бұл — шегі: басқасын қосу үшін алдымен біреуін алып тастаңыз.',
  room: 'Тізім сайтта сақталады: оны басқа құрылғыдан да көресіз.',
  drop: 'Алып тастау',
  'drop.label': 'Алып тастау: {name}',
  'drop.here': 'Салыстырудан алып тастау',
  go: 'Бағдарлама таңдау',
} satisfies Translated<typeof ru>
