import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/posts.ts'

export default {
  title: 'Find a post',
  titleOf: 'Posts with the words “{q}”',
  description: 'Posts by words and by hashtags, newest first.',
  feed: 'To the feed',
  q: 'Words or a hashtag',
  qHint: 'At least two letters. A hashtag begins with #.',
  short: 'To find posts, type at least two letters',
  tooOften: 'You search for posts too often. Try again in a few minutes',
  find: 'Find posts',
  none: 'You see no such posts',
  noneText: 'Nobody has written them yet, or they are not open to you. Try another word, or only its beginning.',
  pages: 'Pages of posts',
  first: 'To the newest',
  next: 'Show earlier ones',
  about: 'About posts',
  order: 'In what order posts stand',
  orderText: 'The newest first, and nothing else. These are the same posts as in the feed: those open to you.',
} satisfies Translated<typeof ru>
