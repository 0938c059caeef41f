import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/sample.ts'

export default {
  title: 'Нәтиженің үлгісі',
  description: 'Ойдан шығарылған оқушының талдауы: бағыт, үш кәсіп, жолдар және алғашқы ай. Тіркелусіз.',
  name: 'Данияр',
  kind: 'Үлгі. Данияр, 15 жаста, ойдан шығарылған; бәріне есептейтін жүйе есептеді.',
  nextStep: 'Әрі қарай: өз үшеуіңізді білу',
  signup: 'Аккаунт ашу',
  feed: 'Менің келесі қадамыма',
  access: 'Қалай қол жеткізуге болады',
} satisfies Translated<typeof ru>
