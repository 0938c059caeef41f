import { describe, expect, it } from 'vitest'
import { fitsTrends } from './trending.ts'

describe('a hashtag', () => {
  it.each(['Гидрология', 'ПробныйҰБТ', 'ҰБТ2027', 'өзен_күнделігі', 'ФизикаИлиГеография', 'OpenDay', 'алматы2026'])(
    '%s may be talked of',
    name => expect(fitsTrends(name)).toBe(true),
  )

  it.each([
    'дебилы',
    'ВсеДебилы',
    'все_дебилы',
    'Школа2дебилов',
    'пиздец',
    'ақымақсың',
    'bullshit',
    'What_The_Fuck',
    'ХочуУмереть',
    'тел87011234567',
  ])('%s is named to nobody', name => expect(fitsTrends(name)).toBe(false))
})
