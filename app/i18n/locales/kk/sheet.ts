import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/sheet.ts'

export default {
  'professions.fits': 'Сондай-ақ Сізге тән және маңызды нәрселер: {names}.',
  'paths.exams': '{code} {name}. ҰБТ: {exams}',
  'paths.or': ' немесе ',
  'about.test': '«{title}», {date}',
  'shared.title': 'Тұлғалық талдау: {name}',
  'shared.description': 'Жеке сілтеме арқылы ашылған тұлғалық талдау.',
} satisfies Translated<typeof ru>
