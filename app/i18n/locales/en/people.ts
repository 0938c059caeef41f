import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/people.ts'

export default {
  'follow.title': 'Follow {name}?',
  'follow.description': 'What opens to a grown-up you follow.',
  'follow.lead':
    'This is a grown-up who does not work where you study. Following shows them more about you, so we ask you separately.',
  'follow.opens': 'What opens to them',
  'follow.find': 'They will be able to find you by your name in the search.',
  'follow.studies': 'Your marks, exams, languages and certificates.',
  'follow.place': 'Your school, class, city and interests.',
  'follow.place_group': 'Your place of study, year, city and interests.',
  'follow.closed': 'Your marks, place of study and city stay closed: that is how your settings stand now.',
  'follow.undo':
    'You can unfollow on any day, and all of it closes again. If you do not know the person, or they ask for something private, it is better not to follow them and to tell a grown-up you trust.',
  'follow.do': 'Follow',
  'follow.not': 'Do not follow',
  'block.title': 'Block {name}?',
  'block.description': 'What changes when you block somebody.',
  'block.lead': 'You will no longer see one another on the site. We do not tell the other person.',
  'block.sight':
    'Neither of you will see the profile, posts, comments and stories of the other, or find the other in the search.',
  'block.follow': 'Following between you ends in both directions.',
  'block.told': 'Mentions will not arrive, and unread notifications about one another go away.',
  'block.undo': 'You can unblock in the settings, under “Who sees what”. Following does not come back by itself.',
  'block.school':
    'Staff of your organisation go on seeing what their work needs: on the pages of the organisation a block changes nothing.',
  'block.do': 'Block',
  'block.not': 'Do not block',
} satisfies Translated<typeof ru>
