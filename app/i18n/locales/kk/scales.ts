import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/scales.ts'

export default {
  'name.R': 'Қолмен жасау',
  'name.I': 'Себебін іздеу',
  'name.A': 'Жаңаны ойлап табу',
  'name.S': 'Адамдарға көмектесу',
  'name.E': 'Соңынан ерту',
  'name.C': 'Рет-тәртіп сақтау',
  'name.extraversion': 'Ашық-жарқындық',
  'name.agreeableness': 'Мейірбандық',
  'name.conscientiousness': 'Ұқыптылық',
  'name.stability': 'Сабырлылық',
  'name.openness': 'Жаңаға ашықтық',
  'name.achievement': 'Еңбегінің нәтижесін көру',
  'name.independence': 'Дербестік',
  'name.recognition': 'Мойындалу',
  'name.relationships': 'Жақсы қарым-қатынас, адамға пайда тигізу',
  'name.support': 'Басшының қолдауы',
  'name.conditions': 'Еңбек жағдайы',
  'hint.R': 'Шынайы-практикалық: жөндеу, құрылыс салу, өсімдік өсіру, техника жүргізу.',
  'hint.I': 'Зерттеушілік: заттың қалай жұмыс істейтінін ұғып, болжамды тексеру.',
  'hint.A': 'Шығармашылық: сурет салу, жазу, түсіру, сахнаға шығу.',
  'hint.S': 'Әлеуметтік: түсіндіру, қамқор болу, жанында болу.',
  'hint.E': 'Кәсіпкерлік: көндіру, сату, іс үшін шешім қабылдау.',
  'hint.C': 'Жүйелі: кестелер, мерзімдер, нақты ережелер.',
} satisfies Translated<typeof ru>
