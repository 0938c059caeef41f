import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/price.ts'

export default {
  school: 'Мектеп арқылы Сізге тегін: мектеп сыныптарды бір жазылыммен қосады.',
  personal_one: '{count} айға {price}, чатта келісіледі.',
  personal_other: '{count} айға {price}, чатта келісіледі.',
  'personal.unsaid': 'Жеке жазылым, бағасын чатта айтады.',
  alone: 'Өз бетіңізше:',
} satisfies Translated<typeof ru>
