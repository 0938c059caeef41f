import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/post.ts'

export default {
  support: 'Support',
  supported: 'Supported',
  answers: 'Answers',
  menu: 'Actions: post, {name}',
  'menu.own': 'Actions: your post',
  open: 'Open by itself',
  edit: 'Edit the post',
  delete: 'Delete the post',
  report: 'Report',
  follow: 'Follow: {name}',
  unfollow: 'Unfollow: {name}',
  mute: 'Leave out of my feed: {name}',
  block: 'Block, so that neither sees the other: {name}',
  'picture.unnamed': 'A picture without a description',
  'picture.show': 'Show the picture',
} satisfies Translated<typeof ru>
