import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/standing.ts'

export default {
  description: 'Interests, personality and values together: professions, education paths and first steps.',
  'lead.inactive':
    'The analysis brings three tests together and tells what you can build on, which professions to look at and how to get there.',
  'lead.active': 'All three tests are done. The analysis takes 30–45 seconds to make, usually less.',
  'lead.loading':
    'It takes 30–45 seconds, usually less. You can close the page: the analysis will be here when you return.',
  aptitude:
    'If you have taken the aptitude self-check, it is part of the analysis too. Without it the analysis is still whole.',
  lock: 'The next one can be made after 30 days: little changes in less time.',
} satisfies Translated<typeof ru>
