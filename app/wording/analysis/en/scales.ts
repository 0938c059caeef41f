import type { ScaleWords } from '../words.ts'

export const scales: ScaleWords = {
  name: {
    R: 'Realistic',
    I: 'Investigative',
    A: 'Artistic',
    S: 'Social',
    E: 'Enterprising',
    C: 'Conventional',
    extraversion: 'extraversion',
    agreeableness: 'agreeableness',
    conscientiousness: 'conscientiousness',
    stability: 'emotional stability',
    openness: 'openness',
    achievement: 'achievement',
    independence: 'independence',
    recognition: 'recognition',
    relationships: 'relationships',
    support: 'support',
    conditions: 'working conditions',
    verbal: 'words and texts',
    numerical: 'numbers',
    spatial: 'space and logic',
  },
  and: items => (items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`),
}
