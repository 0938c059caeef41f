import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/feed.ts'

export default {
  title: 'Feed',
  description: 'What to do next: tests, results, professions.',
  heading: 'Hello, {name}',
  lead: 'Your next step is always shown here.',
  next: 'What next',
  'step.continue.text': 'You started “{title}” and have not finished yet. Your answers are saved.',
  'step.continue.go': 'Continue the test',
  'step.start.text': 'Start here: “{title}”. Your answers decide which professions we suggest.',
  'step.start.go': 'Open the test',
  'step.read.text': '“{title}” is done. See which professions are close to you and mark what you think of each.',
  'step.read.go': 'Open the results',
  'step.browse.text': 'See what people of different professions do.',
  'step.browse.go': 'Open the professions',
  'step.progress': '{answered} of {total} answered',
  allTests: 'All tests',
  professions: 'All professions',
  soon: 'What is coming here',
  soonText: 'Later this page will hold posts and stories of people on the same road.',
  'locked.user_free': 'Taking tests needs a subscription',
  'locked.org_missing_or_inactive': 'Taking tests needs a subscription',
  'locked.org_not_started': 'Your organisation’s subscription has not started',
  'locked.org_expired': 'Your organisation’s subscription has ended',
  'locked.text': 'You can read about professions and see earlier results without one.',
  'locked.go': 'How to get access',
  'ending.text': 'Your own subscription runs until {date}. To keep the tests open, extend it in time.',
  'ending.go': 'How to extend',
  'step.unlock.text':
    'The interest test shows which professions are close to you. Taking it needs a subscription: yours or your organisation’s. Descriptions of professions are open without one.',
  'step.unlock.go': 'How to get access',
} satisfies Translated<typeof ru>
