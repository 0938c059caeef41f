import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/wishes.ts'

export default {
  description: 'What to be told of on the site, and whether to receive a letter once a week.',
  lead: 'Notifications are shown on the site only. What is ticked comes, the rest does not.',
  groups: 'What to be told of',
  'group.support': 'Support of your posts, comments and stories',
  'group.answers': 'Comments on your posts and replies to you',
  'group.mentions': 'Mentions: somebody names you with @',
  'group.followers': 'New followers',
  'group.way': 'My way: an analysis, chances or a plan that is ready, tasks of the week, achievements',
  'group.deadlines': 'Deadlines of saved institutions: 14 days and 3 days before',
  'group.organization': 'My organisation: news and reminders',
  always: 'Always told',
  alwaysText: 'What became of your report, your post and your appeal.',
  letter: 'A letter once a week',
  'letter.label': 'Send me a letter on Monday morning',
  'letter.hint':
    'Tasks of the week, deadlines of the next 14 days and how many notifications are unread. With nothing to say there is no letter.',
  'letter.noEmail': 'The letter goes to a confirmed address, and your account has none yet.',
  'letter.notSent': 'The site sends no letters at the moment.',
  'letter.addEmail': 'Add an address',
  save: 'Save',
  'invalid.invalid': 'Choose from the list',
  'invalid.noEmail': 'Confirm your address first',
  'stop.title': 'Stop the weekly letter?',
  'stop.description': 'Receive the weekly letter no more.',
  'stop.lead': 'Notifications on the site stay. You can turn the letter on again in the settings.',
  'stop.do': 'Send no more',
  'stopped.title': 'There will be no more letters',
  'stopped.lead': 'If you change your mind, turn the letter on in the settings: “Notifications”.',
  'stop.home': 'To the home page',
} satisfies Translated<typeof ru>
