import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/admin.ts'

export default {
  sections: 'Parts of the admin area',
  analytics: 'Analytics',
  applications: 'Applications',
  'analytics.title': 'Analytics',
  'analytics.description': 'How many people take tests and what they think of the recommendations.',
  'analytics.scope.all': 'All users of the site.',
  'analytics.scope.organization': 'The pupils of your organisation.',
  'analytics.scope.groups': 'The pupils of the groups you mentor.',
  'use.people': 'people',
  'use.started': 'tests started',
  'use.completed': 'tests completed',
  'thumbs.title': 'What people think of the recommendations',
  'thumbs.text':
    "The higher a profession's rank, the more often people should like it: this is how we check our matching.",
  'thumbs.none': 'No opinions yet.',
  'thumbs.caption': "Thumbs by the profession's overall rank",
  'thumbs.rank': 'Rank',
  'thumbs.given': 'Thumbs',
  'thumbs.up': 'Of them up',
  'thumbs.share': '{share} %',
  'analytics.soon': 'What is coming here',
  'analytics.soonText': 'Managing users, organisations and catalogues will follow.',
} satisfies Translated<typeof ru>
