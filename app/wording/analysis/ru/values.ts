import type { ValueWords } from '../words.ts'
import { scales } from './scales.ts'

export const values: ValueWords = {
  what: {
    achievement: 'видеть результат',
    independence: 'решать самостоятельно',
    recognition: 'чтобы вашу работу замечали',
    relationships: 'хорошие люди рядом',
    support: 'справедливый руководитель',
    conditions: 'надёжная работа',
  },
  matter: things => `В работе вам важно: ${scales.and(things)}.`,
  ask: {
    achievement: 'Спросите, что там можно показать в конце месяца.',
    independence: 'Спросите, что там решает сам работник.',
    recognition: 'Спросите, как там отмечают хорошую работу.',
    relationships: 'Спросите, с кем там проводят день.',
    support: 'Спросите, кто там учит новичка.',
    conditions: 'Спросите о договоре, сменах и отпуске.',
  },
  none: 'Ни одна ценность пока не выделяется. Первая практика или подработка покажет, что вам важно.',
  few: 'Все ценности отмечены сдержанно. Первая практика или подработка покажет, что вам важно.',
  scores: all => `Баллы ценностей: ${all.join(', ')}.`,
}
