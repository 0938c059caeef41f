import type { ClaimWords } from '../claims.ts'

export const claims: ClaimWords = {
  scale: {
    R: /реалистичн/,
    I: /исследовательск/,
    A: /творческ/,
    S: /социальн/,
    E: /предприимчив/,
    C: /конвенциональн/,
    extraversion: /экстраверси/,
    agreeableness: /доброжелательност/,
    conscientiousness: /добросовестност/,
    stability: /эмоциональн\S* устойчивост/,
    openness: /открытост/,
    achievement: /достижени/,
    independence: /независимост|самостоятельност/,
    recognition: /признани/,
    relationships: /(?<!по )отношени/,
    support: /поддержк/,
    conditions: /услови\S* труда/,
    verbal: /слова и тексты/,
    numerical: /числа/,
    spatial: /пространство и логика/,
  },
  high: /(^|[^а-яё])(высок|выше|сильн|ведущ|лидиру|преоблада|на первом месте|ярко выраж)/,
  low: /(^|[^а-яё])(низк|ниже|слаб|невысок|на последнем месте|меньше всего)/,
  negated: /(^|[^а-яё])(не|ни) /,
  clause: /[.;!?]|, (?:а|но|однако|зато) /,
  points: { before: /балл\S*:? $/, after: /^ балл/ },
  outOf: /из $/,
}

/** Cyrillic letters that look like the Latin letters of a programme group. */
export const latinTwins: ReadonlyMap<string, string> = new Map([
  ['В', 'B'],
  ['М', 'M'],
])
