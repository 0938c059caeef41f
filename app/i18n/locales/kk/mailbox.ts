import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/mailbox.ts'

export default {
  title: 'Хаттар',
  description: 'Сайт жіберетін хаттар.',
  lead: 'Сайт адамдарға жіберетін хаттар. Демонстрацияда және әзірлеу кезінде олар осында қалады.',
  server: 'Пошта сервері (SMTP_URL) көрсетілген, жаңа хаттар сол арқылы кетеді. Мұнда тек бұрынғылары бар.',
  empty: 'Әзірге хат жоқ',
  emptyText: 'Сайт хат жазса, ол бір секундтан кейін осында пайда болады.',
  to: 'Кімге',
  sent: 'Жіберілді',
  text: 'Хаттың мәтіні',
  source: 'Хаттың HTML коды',
} satisfies Translated<typeof ru>
