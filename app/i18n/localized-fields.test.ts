import { expect, it } from 'vitest'
import { localizedLabel, splitLocalized } from './localized-fields.ts'

it('a field of a text in three languages is named after the text and its language', () => {
  expect(splitLocalized('titleKk')).toEqual({ name: 'title', language: 'kk' })
  expect(splitLocalized('option3Ru')).toEqual({ name: 'option3', language: 'ru' })
})

it('other fields have no language', () => {
  expect(splitLocalized('children')).toEqual({ name: 'children', language: null })
})

it('the label of a field names the language in that language', () => {
  const labels: Record<string, string> = { title: 'Название', year: 'Год' }
  expect(['titleEn', 'year'].map(field => localizedLabel(field, name => labels[name]!))).toEqual([
    'Название · English',
    'Год',
  ])
})
