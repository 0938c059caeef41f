import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/feed.ts'

export default {
  title: 'Feed',
  description: 'What to do next: tests, results, professions.',
  heading: 'Hello, {name}',
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
  way: 'Your way',
  direction: 'My direction',
  ahead: 'Ahead',
} satisfies Translated<typeof ru>
