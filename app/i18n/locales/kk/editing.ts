import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/editing.ts'

export default {
  title: 'Жарияланымды өзгерту',
  description: 'Өз жарияланымыңызды түзету: мәтінін, суреттерін және оны кім көретінін.',
  lead: 'Жарияланымда «Өзгертілген» деген белгі пайда болады.',
  draft: 'Бұл — нобай, оны тек Сіз көресіз.',
  save: 'Сақтау',
  anyway: 'Бәрібір сақтау',
  cancel: 'Өзгертпеу',
  pictures: 'Суреттер',
  keep: '{number}-суретті қалдыру',
  there: 'бар',
  filesAgain: 'Жаңа суреттерді қайта таңдаңыз: браузер оларды есте сақтамайды.',
  'audience.hint': 'Көретін адамдар көбейсе, жарияланым жаңасы сияқты қайта тексеріледі.',
  'conflict.title': 'Бұл жарияланымды басқа қойындыда өзгертіп қойғансыз',
  'conflict.lead': 'Сонда сақталған уақыты: {at}. Түзетулеріңіз жоғалған жоқ: қайсысын қалдыратыныңызды таңдаңыз.',
  'conflict.theirs': 'Басқа қойынды: {value}',
  'conflict.mine': 'Осы қойынды: {value}',
  'conflict.empty': 'бос',
  'conflict.choose': 'Әр жолда қайсысын қалдыратыныңызды таңдаңыз',
  'conflict.leave': 'Бәрін сақталғандай қалдыру',
} satisfies Translated<typeof ru>
