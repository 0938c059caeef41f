import { expect, it } from 'vitest'
import { splitName } from './contact-name.ts'

it.each([
  ['Гүлнар Сейтова', 'Гүлнар', 'Сейтова'],
  ['Назгүл Ахметқызы', 'Назгүл', 'Ахметқызы'],
  ['Сейтова Гүлнар Маратовна', 'Гүлнар', 'Сейтова'],
  ['Гүлнар Маратовна Сейтова', 'Гүлнар', 'Сейтова'],
  ['Гүлнар Мағжан Сейтова', 'Гүлнар', 'Мағжан Сейтова'],
  ['  Гүлнар ', 'Гүлнар', ''],
  ['', '', ''],
])('%j is %j %j', (name, firstName, lastName) => expect(splitName(name)).toEqual({ firstName, lastName }))
