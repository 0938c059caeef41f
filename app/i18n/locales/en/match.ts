import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/match.ts'

export default {
  why: 'Why',
  whyNot: 'Why it may not suit',
  'closeness.very-close': 'Very close match',
  'closeness.close': 'Close match',
  'closeness.some': 'Some match',
  'closeness.opposed': 'No visible match',
  'thumb.up': 'I like it',
  'thumb.down': 'Not for me',
  'thumb.up.label': 'I like it: {title}',
  'thumb.down.label': 'Not for me: {title}',
} satisfies Translated<typeof ru>
