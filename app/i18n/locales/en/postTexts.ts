import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/postTexts.ts'

export default {
  you: 'this is you',
  colleague: 'your organisation',
  classmate: '{group}, your organisation',
  'when.today': 'today, {time}',
  'when.yesterday': 'yesterday, {time}',
  'sees.EVERYONE': 'Everybody signed in sees it.',
  'sees.FOLLOWERS': 'Followers see it.',
  'sees.ORGANIZATION': 'The organisation sees it.',
  'sees.GROUP': 'The class sees it.',
  'sees.PROJECT': 'Project update:',
  edited: 'Edited.',
  'why.own': 'This is your post.',
  'why.class': 'You see it because it was written for your class.',
  'why.project':
    'It is news of a project. In the feed its team sees it, those who follow the project, and the author’s followers.',
  'why.school': 'You see it because it was written for your organisation.',
  'why.followed': 'You see it because you follow the author: {name}.',
  'why.colleague': 'You see it because it is open to everybody signed in. The author is of your organisation.',
  'why.everyone': 'You see it because it is open to everybody signed in. You do not follow the author.',
  'state.DRAFT': 'A draft: only you see it.',
  'state.WAITING': 'The post waits until a moderator has looked at it. Until then only you see it.',
  'state.HIDDEN': 'The post is hidden until it has been looked at. Only you see it.',
  'state.REMOVED': 'The post was removed by a moderator. Only you see it.',
  'attached.PROFESSION': 'Profession',
  'attached.PLAN': 'Plan',
  'attached.CERTIFICATE': 'Certificate',
  'attached.PROJECT': 'Project',
  'attached.steps': 'steps done: {done} of {count}',
  leads: '(leads to {site})',
} satisfies Translated<typeof ru>
