import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/review.ts'

export default {
  title: 'Жауаптарды талдау: {test}',
  heading: 'Жауаптарды талдау',
  description: 'Өзін-өзі тексерудің дұрыс жауаптары, Сіздің жауаптарыңыз және түсіндірмелер.',
  lead: 'Дұрыс жауап саны: {count}, барлығы {total}. Дұрыс жауапты және себебін көру үшін тапсырманы ашыңыз.',
  tests: 'Тесттер',
  results: 'Нәтижелер',
  number: '{number}-тапсырма: {text}',
  'is.right': 'Дұрыс',
  'is.wrong': 'Қате',
  'is.missing': 'Жауап жоқ',
  yours: 'Сіздің жауабыңыз',
  right: 'Дұрыс жауап',
  why: 'Себебі',
} satisfies Translated<typeof ru>
