import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/leave.ts'

export default {
  title: 'Бұл жауаптарсыз шығасыз ба?',
  text: '{numbers}-сұрақтардың жауабы әлі осы құрылғыда: байланыс жоқ. Шыққаннан кейін олар мұнда қалмайды, ол сұрақтарға қайта жауап беру керек болады.',
  send: 'Жіберіп шығу',
  erase: 'Өшіріп шығу',
  stay: 'Қалу',
} satisfies Translated<typeof ru>
