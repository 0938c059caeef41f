import type { ValueWords } from '../words.ts'
import { scales } from './scales.ts'

export const values: ValueWords = {
  what: {
    achievement: 'seeing a result',
    independence: 'deciding for yourself',
    recognition: 'having your work noticed',
    relationships: 'good people beside you',
    support: 'a fair boss',
    conditions: 'steady work',
  },
  matter: things => `What matters to you at work: ${scales.and(things)}.`,
  ask: {
    achievement: 'Ask what people there can show at the end of a month.',
    independence: 'Ask what people there decide for themselves.',
    recognition: 'Ask how good work is marked there.',
    relationships: 'Ask with whom people spend the day there.',
    support: 'Ask who teaches a newcomer there.',
    conditions: 'Ask about the contract, the shifts and the holidays.',
  },
  none: 'No value stands out yet. A first placement or job will show what matters to you.',
  few: 'You marked all the values with reserve. A first placement or job will show what matters to you.',
  scores: all => `Scores of the values: ${all.join(', ')}.`,
}
