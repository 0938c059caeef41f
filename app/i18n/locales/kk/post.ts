import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/post.ts'

export default {
  support: 'Қолдау',
  supported: 'Қолдадыңыз',
  answers: 'Пікірлер',
  menu: 'Әрекеттер: жарияланым, {name}',
  'menu.own': 'Әрекеттер: жарияланымыңыз',
  open: 'Бөлек ашу',
  edit: 'Жарияланымды өзгерту',
  delete: 'Жарияланымды жою',
  report: 'Шағымдану',
  follow: 'Жазылу: {name}',
  unfollow: 'Жазылудан бас тарту: {name}',
  mute: 'Таспадан жасыру: {name}',
  block: 'Бұғаттау, бір-біріңізді көрмейсіздер: {name}',
  'picture.unnamed': 'Сипаттамасы жоқ сурет',
  'picture.show': 'Суретті көрсету',
} satisfies Translated<typeof ru>
