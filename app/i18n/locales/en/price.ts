import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/price.ts'

export default {
  school: 'Through your school it is free for you: the school connects its classes with one subscription.',
  personal_one: '{price} for {count} month, arranged in a chat.',
  personal_other: '{price} for {count} months, arranged in a chat.',
  'personal.unsaid': 'A personal subscription, the price is told in the chat.',
  alone: 'On your own:',
} satisfies Translated<typeof ru>
