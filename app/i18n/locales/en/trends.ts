import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/trends.ts'

export default {
  title: 'Talked of now',
  text: 'Hashtags of the last seven days. People are counted, not posts: a hundred posts of one person are one.',
  none: 'No hashtag was used by two people in the last seven days.',
  people_one: '{count} person',
  people_other: '{count} people',
  used_one: 'In seven days {count} person used this hashtag in posts for everybody.',
  used_other: 'In seven days {count} people used this hashtag in posts for everybody.',
  unused: 'In seven days nobody used this hashtag in posts for everybody.',
} satisfies Translated<typeof ru>
