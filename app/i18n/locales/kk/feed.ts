import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/feed.ts'

export default {
  title: 'Таспа',
  description: 'Әрі қарай не істеуге болады: тесттер, нәтижелер, кәсіптер.',
  heading: 'Сәлеметсіз бе, {name}',
  professions: 'Барлық кәсіп',
  soon: 'Таспада не пайда болады',
  soonText: 'Кейін мұнда осы жолды таңдағандардың жарияланымдары мен стористері болады.',
  'locked.user_free': 'Тест тапсыру үшін жазылым керек',
  'locked.org_missing_or_inactive': 'Тест тапсыру үшін жазылым керек',
  'locked.org_not_started': 'Ұйымыңыздың жазылымы әлі басталған жоқ',
  'locked.org_expired': 'Ұйымыңыздың жазылымы аяқталды',
  'locked.text': 'Жазылымсыз да кәсіптер туралы оқып, бұрынғы нәтижелеріңізді көре аласыз.',
  'locked.go': 'Қолжетімділікті қалай алуға болады',
  'ending.text': 'Жеке жазылымыңыздың соңғы күні: {date}. Тесттер ашық қалуы үшін оны алдын ала ұзартыңыз.',
  'ending.go': 'Қалай ұзартуға болады',
  way: 'Сіздің жолыңыз',
  direction: 'Менің бағытым',
  ahead: 'Алда',
} satisfies Translated<typeof ru>
