import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/privacySettings.ts'

export default {
  description: 'Who sees what of you, whom you have blocked and muted.',
  lead: 'To whom you have opened more than to others, whom you have blocked and whom you have muted. All of it is undone here.',
  holds: 'What is open now',
  'minor.FOLLOWED':
    'Your school, class, city, interests, marks, exams, languages and certificates are seen only by the people you follow.',
  'minor.FOLLOWED_group':
    'Your place of study, year, city, interests, marks, exams, languages and certificates are seen only by the people you follow.',
  'minor.NOBODY':
    'Your school, class, city, interests, marks, exams, languages and certificates are not seen by other people.',
  'minor.NOBODY_group':
    'Your place of study, year, city, interests, marks, exams, languages and certificates are not seen by other people.',
  'adult.EVERYONE':
    'Your place of study or work, city, interests, marks, exams, languages and certificates are seen by everybody signed in.',
  'adult.FOLLOWED':
    'Your place of study or work, city and interests are seen by everybody signed in; marks, exams, languages and certificates by the people you follow.',
  'adult.NOBODY':
    'Your place of study or work, city and interests are seen by everybody signed in; marks, exams, languages and certificates by nobody.',
  school:
    'Administrators, staff and the mentor of your organisation see this by their work, where you are its pupil or student.',
  change: 'Change who sees it',
  FOLLOWED: 'People you follow',
  'FOLLOWED.text': 'Following may open to a person what others do not see.',
  'FOLLOWED.none': 'You follow nobody.',
  'FOLLOWED.off': 'Unfollow',
  'FOLLOWED.offWhom': 'Unfollow {name}',
  'FOLLOWED.pages': 'Pages of people you follow',
  BLOCKED: 'Blocked',
  'BLOCKED.text': 'You do not see one another anywhere on the site.',
  'BLOCKED.none': 'You have blocked nobody.',
  'BLOCKED.off': 'Unblock',
  'BLOCKED.offWhom': 'Unblock {name}',
  'BLOCKED.pages': 'Pages of blocked people',
  MUTED: 'Muted',
  'MUTED.text': 'Their posts and stories are not in your feed; they do not know of it.',
  'MUTED.none': 'You have muted nobody.',
  'MUTED.off': 'Unmute',
  'MUTED.offWhom': 'Unmute {name}',
  'MUTED.pages': 'Pages of muted people',
  'sees.ALL': 'Sees your marks, exams and certificates, your school, class, city and interests, and finds you by name.',
  'sees.ALL_group':
    'Sees your marks, exams and certificates, your place of study, year, city and interests, and finds you by name.',
  'sees.STUDIES': 'Sees your marks, exams, languages and certificates.',
  'sees.NOTHING': 'Sees what everybody signed in sees, and finds you by name.',
  'sees.COLLEAGUE': 'Works at your organisation.',
  cases: 'Reports and decisions',
  shut: 'The account is shut',
  newest: 'To the beginning',
  older: 'Further',
} satisfies Translated<typeof ru>
