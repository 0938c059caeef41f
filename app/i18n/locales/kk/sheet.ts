import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/sheet.ts'

export default {
  'professions.fits': 'Сондай-ақ Сізге тән және маңызды нәрселер: {names}.',
  'about.test': '«{title}», {date}',
  'shared.title': 'Тұлғалық талдау: {name}',
  'shared.description': 'Жеке сілтеме арқылы ашылған тұлғалық талдау.',
  evidence: '{name} {score}, {low} мен {high} аралығында',
  'sure.draft': 'Жауаптардың бір бөлігі асығыс берілген, сондықтан ешнәрсені күшті деп айтпаймыз.',
  'sure.short': 'Қызығушылық тесті қысқа болды: бұл үшеуінің реті әлі өзгеруі мүмкін.',
  'sure.full': 'Мұнда үш тест біріккен; көршілес орындардың айырмасы аз.',
  'ways.label': '{years} оқу',
  'ways.years': '{years}.',
  'ways.to': '{title}, {years}',
  'ways.exams': '{title} ({exams})',
  'ways.or': ' немесе ',
  'ways.allExams': 'ҰБТ-да {exams}',
} satisfies Translated<typeof ru>
