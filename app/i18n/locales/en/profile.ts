import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/profile.ts'

export default {
  description: 'The page of {name}.',
  tabs: 'Sections of the profile',
  'tab.academic': 'Academic',
  'tab.posts': 'Posts',
  'tab.projects': 'Projects',
  'tab.certificates': 'Certificates',
  'count.projects_one': 'project',
  'count.projects_other': 'projects',
  'count.followers_one': 'follower',
  'count.followers_other': 'followers',
  'count.following_one': 'following',
  'count.following_other': 'following',
  'count.achievements_one': 'achievement',
  'count.achievements_other': 'achievements',
  edit: 'Edit profile',
  follow: 'Follow',
  unfollow: 'Unfollow',
  mute: 'Mute',
  unmute: 'Unmute',
  block: 'Block',
  report: 'Report',
  'opens.ALL':
    'If you follow this person, they will see your marks, exams and certificates, your school, class, city and interests.',
  'opens.ALL_group':
    'If you follow this person, they will see your marks, exams and certificates, your place of study, year, city and interests.',
  'opens.STUDIES': 'If you follow this person, they will see your marks, exams, languages and certificates.',
  'opened.ALL':
    'You follow this person, so they see your marks, exams and certificates, your school, class, city and interests.',
  'opened.ALL_group':
    'You follow this person, so they see your marks, exams and certificates, your place of study, year, city and interests.',
  'opened.STUDIES': 'You follow this person, so they see your marks, exams, languages and certificates.',
  asOther: 'This is how somebody you don’t follow sees your page',
  'asOther.back': 'Back to your own view',
  hidden: 'What this person says of themselves and their pictures are hidden by moderation.',
  hiddenOwn: 'Only you see your words about yourself and your pictures now: moderation has hidden them.',
  organization: 'School or workplace',
  status: 'What they do',
  'status.PUPIL': 'goes to school',
  'status.STUDENT': 'studies at a college or university',
  'status.ALUMNI': 'has graduated',
  'status.EMPLOYED': 'works',
  'year.PUPIL': 'class {year}',
  'year.STUDENT': 'year {year}',
  city: 'City',
  joined: 'Joined',
  'picture.portrait': 'Show the photo',
  'picture.cover': 'Show the cover',
  whoSees: 'Who sees what',
  'whoSees.all':
    'Your name, photo, words about yourself and the numbers below them are seen by everybody who is signed in. Your date of birth is not on this page.',
  'whoSees.EVERYONE':
    'They also see your school or workplace, city, interests, marks, exams, languages and certificates.',
  'whoSees.FOLLOWED':
    'They also see your school or workplace, city and interests. Marks, exams, languages and certificates are seen only by people you follow.',
  'whoSees.NOBODY':
    'They also see your school or workplace, city and interests, but not marks, exams, languages and certificates.',
  'whoSees.minor.FOLLOWED':
    'Your school, class, city, interests, marks, exams, languages and certificates are seen only by people you follow.',
  'whoSees.minor.FOLLOWED_group':
    'Your place of study, year, city, interests, marks, exams, languages and certificates are seen only by people you follow.',
  'whoSees.minor.NOBODY':
    'Your school, class, city, interests, marks, exams, languages and certificates are not seen by other users.',
  'whoSees.minor.NOBODY_group':
    'Your place of study, year, city, interests, marks, exams, languages and certificates are not seen by other users.',
  'whoSees.always':
    'The administrators, staff and mentor of your organisation always see all of this if you are a pupil or student there. So do the ministry and the chief administrator.',
  'whoSees.look': 'See it as others do',
  'whoSees.change': 'Change who sees it',
  closed: 'The marks, exams, languages and certificates of this person are not open to everyone.',
  exams: 'Marks and exams',
  'exams.none': 'Nothing has been given yet.',
  'exams.noneOwn': 'You have not given anything yet.',
  'exams.edit': 'Change marks and exams',
  outOf: '{value} of {most}',
  languages: 'Languages',
  'languages.none': 'Nothing has been given yet.',
  'languages.noneOwn': 'You have not given any language yet.',
  'languages.edit': 'Change languages',
  interests: 'Interests',
  'none.posts': 'No posts yet',
  'none.posts.text': 'What this person shares with you will be here.',
  'posts.drafts': 'Not published',
  'posts.pages': 'Pages of posts',
  'posts.newest': 'To the newest',
  'posts.older': 'Show earlier ones',
  'none.certificates': 'No certificates yet',
  'none.certificates.text': 'Documents of exams, courses and olympiads will stand here.',
  'certificates.add': 'Add a certificate',
  achievements: 'Achievements',
} satisfies Translated<typeof ru>
