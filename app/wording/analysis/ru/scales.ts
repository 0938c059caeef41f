import type { ScaleWords } from '../words.ts'

export const scales: ScaleWords = {
  name: {
    R: 'Реалистичный',
    I: 'Исследовательский',
    A: 'Творческий',
    S: 'Социальный',
    E: 'Предприимчивый',
    C: 'Конвенциональный',
    extraversion: 'экстраверсия',
    agreeableness: 'доброжелательность',
    conscientiousness: 'добросовестность',
    stability: 'эмоциональная устойчивость',
    openness: 'открытость опыту',
    achievement: 'достижения',
    independence: 'независимость',
    recognition: 'признание',
    relationships: 'отношения',
    support: 'поддержка',
    conditions: 'условия труда',
    verbal: 'слова и тексты',
    numerical: 'числа',
    spatial: 'пространство и логика',
  },
  and: items => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} и ${items.at(-1)}`),
}
