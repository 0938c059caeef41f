import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/admin.ts'

export default {
  sections: 'Басқару бөлімдері',
  analytics: 'Аналитика',
  applications: 'Өтінімдер',
  'analytics.title': 'Аналитика',
  'analytics.description': 'Тест тапсыратындар саны және олардың ұсыныстарды бағалауы.',
  'analytics.scope.all': 'Сайттың барлық пайдаланушылары.',
  'analytics.scope.organization': 'Ұйымыңыздың оқушылары.',
  'analytics.scope.groups': 'Сіз тәлімгерлік ететін топтардың оқушылары.',
  'use.people': 'адам',
  'use.started': 'басталған тест',
  'use.completed': 'аяқталған тест',
  'thumbs.title': 'Ұсыныстар қалай бағаланады',
  'thumbs.text':
    'Кәсіп тізімде неғұрлым жоғары тұрса, соғұрлым жиі ұнауы керек: іріктеуіміздің дұрыстығын осылай тексереміз.',
  'thumbs.none': 'Әзірге баға жоқ.',
  'thumbs.caption': 'Кәсіптің жалпы орнына қарай қойылған белгілер',
  'thumbs.rank': 'Орны',
  'thumbs.given': 'Белгі саны',
  'thumbs.up': 'Оның ішінде «ұнайды»',
  'thumbs.share': '{share} %',
  'analytics.soon': 'Мұнда не пайда болады',
  'analytics.soonText': 'Пайдаланушыларды, ұйымдарды және каталогтарды басқару кейін қосылады.',
} satisfies Translated<typeof ru>
