import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/post.ts'

export default {
  support: 'Қолдау',
  supported: 'Қолдадыңыз',
  answers: 'Жауаптар',
  menu: 'Әрекеттер: жазба, {name}',
  'menu.own': 'Әрекеттер: сіздің жазбаңыз',
  open: 'Бөлек ашу',
  edit: 'Жазбаны өзгерту',
  delete: 'Жазбаны жою',
  report: 'Шағымдану',
  follow: 'Жазылу: {name}',
  unfollow: 'Жазылымнан бас тарту: {name}',
  mute: 'Таспада көрсетпеу: {name}',
  block: 'Бұғаттау, бір-біріңізді көрмейсіздер: {name}',
  'picture.unnamed': 'Сипаттамасы жоқ сурет',
  'picture.show': 'Суретті көрсету',
  leads: '({site} сайтына апарады)',
} satisfies Translated<typeof ru>
