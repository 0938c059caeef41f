import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/postTexts.ts'

export default {
  you: 'бұл сіз',
  colleague: 'сіздің ұйымыңыз',
  classmate: '{group}, сіздің ұйымыңыз',
  'when.today': 'бүгін, {time}',
  'when.yesterday': 'кеше, {time}',
  'sees.EVERYONE': 'Сайтқа кіргендердің бәрі көреді.',
  'sees.FOLLOWERS': 'Жазылушылар көреді.',
  'sees.ORGANIZATION': 'Ұйым көреді.',
  'sees.GROUP': 'Сынып көреді.',
  edited: 'Өзгертілген.',
  'why.own': 'Бұл сіздің жазбаңыз.',
  'why.class': 'Жазба сіздің сыныбыңызға арналған, сондықтан оны көріп тұрсыз.',
  'why.school': 'Жазба сіздің ұйымыңызға арналған, сондықтан оны көріп тұрсыз.',
  'why.followed': 'Сіз авторға жазылғансыз, сондықтан оны көріп тұрсыз: {name}.',
  'why.colleague': 'Жазба сайтқа кіргендердің бәріне ашық, сондықтан оны көріп тұрсыз. Авторы сіздің ұйымыңыздан.',
  'why.everyone': 'Жазба сайтқа кіргендердің бәріне ашық, сондықтан оны көріп тұрсыз. Сіз авторға жазылмағансыз.',
  'state.DRAFT': 'Бұл нобайды тек сіз көресіз.',
  'state.WAITING': 'Жазба модератордың қарауын күтіп тұр. Оған дейін оны тек сіз көресіз.',
  'state.HIDDEN': 'Жазба тексерілгенше жасырылды. Оны тек сіз көресіз.',
  'state.REMOVED': 'Жазбаны модератор алып тастады. Оны тек сіз көресіз.',
  'attached.PROFESSION': 'Мамандық',
  'attached.PLAN': 'Жоспар',
  'attached.CERTIFICATE': 'Сертификат',
  'attached.steps': '{count} қадамның {done} орындалды',
} satisfies Translated<typeof ru>
