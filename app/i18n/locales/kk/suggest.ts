import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/suggest.ts'

export default {
  label: 'Іздеу нұсқалары',
  told_one: '{count} нұсқа шықты',
  told_other: '{count} нұсқа шықты',
  none: 'Нұсқа жоқ',
  near: 'Сіздің ұйымыңыз',
  profession: 'кәсіп',
  institution: 'оқу орны',
  test: 'тест',
  project: 'жоба',
} satisfies Translated<typeof ru>
