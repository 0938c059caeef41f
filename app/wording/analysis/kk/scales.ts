import type { ScaleWords } from '../words.ts'

export const scales: ScaleWords = {
  name: {
    R: 'Шынайы-практикалық',
    I: 'Зерттеушілік',
    A: 'Шығармашылық',
    S: 'Әлеуметтік',
    E: 'Кәсіпкерлік',
    C: 'Жүйелі',
    extraversion: 'экстраверсия',
    agreeableness: 'мейірбандық',
    conscientiousness: 'жауапкершілік',
    stability: 'эмоциялық тұрақтылық',
    openness: 'жаңаға ашықтық',
    achievement: 'жетістік',
    independence: 'дербестік',
    recognition: 'мойындалу',
    relationships: 'қарым-қатынас',
    support: 'қолдау',
    conditions: 'еңбек жағдайы',
    verbal: 'сөз бен мәтін',
    numerical: 'сандар',
    spatial: 'кеңістік пен логика',
  },
  and: items => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} және ${items.at(-1)}`),
}
