import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/check.ts'

export default {
  title: 'Look at your answers again?',
  ready: 'All questions are answered',
  description: 'The last step before the result of a test.',
  lead: 'You have answered every question. Before we compute the result, here is what we noticed, because it decides how far the result can be trusted.',
  readyText: 'Finish the test, and the result will be there.',
  straight:
    'Many answers are the same or nearly the same, or go round in one order. That may well be true: perhaps everything on the list is much the same to you. But then the result can hardly tell one thing from another.',
  haste:
    'The answers look hurried: many took less than two seconds, or similar statements got different answers. This happens when one is tired or gets disturbed.',
  choice:
    'It is up to you. Your answers are saved: you can go through them again and change what you like, or keep everything as it is.',
  kept: 'If you keep them, you see the result at once. It stays out of norms and class statistics; nothing else changes.',
  kept_group:
    'If you keep them, you see the result at once. It stays out of norms and group statistics; nothing else changes.',
  again: 'Look at my answers again',
  keep: 'Keep my answers',
  finish: 'Finish the test',
  tests: 'Tests',
} satisfies Translated<typeof ru>
