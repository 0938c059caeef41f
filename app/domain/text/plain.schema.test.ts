import { describe, expect, it } from 'vitest'
import { plainText } from './plain.schema.ts'

describe('a text in which there is nothing to see', () => {
  const read = (text: string) => plainText(2000).parse(text)

  it.each([
    [' \n\t\u00a0', 'spaces'],
    ['\u200b\u200b', 'spaces without width'],
    ['\u200d \u2060\n\u00ad', 'signs that glue and part'],
    ['\u2800\u2800', 'Braille cells without a dot'],
    ['\u3164\uffa0', 'letters that fill a place'],
    ['\ufe0f', 'a choice between two looks of nothing'],
  ])('is empty: %j (%s)', text => expect(read(text)).toBe(''))

  it.each(['👩‍🚀', '❤️', 'а', '.'])('is not one with %s in it', text => expect(read(` ${text}\r\n`)).toBe(text))
})
