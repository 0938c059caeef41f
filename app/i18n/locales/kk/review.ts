import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/review.ts'

export default {
  title: 'Жауаптарды талдау: {test}',
  heading: 'Жауаптарды талдау',
  description: 'Өз бетінше тексерудің дұрыс жауаптары, Сіздің жауаптарыңыз және түсіндірмелер.',
  lead: 'Дұрыс жауап саны: {count}, барлығы {total}. Дұрыс жауапты және себебін көру үшін тапсырманы ашыңыз.',
  tests: 'Тесттер',
  results: 'Нәтижелер',
  tasks: 'Тапсырмалар реті бойынша',
  open: 'Жауап пен түсіндірме',
  'is.right': 'Дұрыс',
  'is.wrong': 'Қате',
  'is.missing': 'Жауап жоқ',
  yours: 'Сіздің жауабыңыз: {answer}',
  right: 'Дұрыс жауап: {answer}',
} satisfies Translated<typeof ru>
