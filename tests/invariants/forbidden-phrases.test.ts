import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#app/i18n/config.ts'
import { openContent } from '#prisma/seed/content-folder.ts'
import { textsIn } from '#tests/world/texts-in.ts'

const app = join(import.meta.dirname, '..', '..', 'app')
const wordsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(name => relative(app, join(folder, name)))
const textFiles = [...wordsIn(join(app, 'i18n', 'locales')), ...wordsIn(join(app, 'wording'))]

const content = openContent()
const folders = ['professions', 'tests', 'institutions', 'colleges', 'admissions', 'materials', 'pay']

/** Phrases that discourage a child, or conclude an ability from an interest, a value or a trait. */
const forbidden: Record<Language, string[]> = {
  ru: [
    'не готовы к',
    'не готов к',
    'не готов учиться',
    'рабств',
    'среди чужих',
    'в чужой среде',
    'не осилите',
    'не потянете',
    'не справитесь',
    'не для вас',
    'не созданы для',
    'не дано',
    'нет способност',
    'безнадёжн',
    'вы неспособны',
    'инструкцию вы понимаете быстрее',
    'понимаете быстрее',
    'схватываете',
    'запоминаете легко',
    'раньше других',
    'лучше других',
    'быстрее других',
    'по плечу',
    'прирождённ',
    'созданы для',
    'вам не справиться',
  ],
  kk: [
    'дайын емессіз',
    'құлдық',
    'бөтен ортада тұра алмайсыз',
    'қолыңыздан келмейді',
    'сізге арналмаған',
    'шамаңыз келмейді',
    'қабілетіңіз жоқ',
    'тезірек түсінесіз',
    'оңай жаттайсыз',
    'өзгелерден бұрын',
    'өзгелерден жақсы',
    'дайын емес жас',
    'туабітті',
    'шеберсіз',
    'жарайсыз',
    'бөтендер',
  ],
  en: [
    'not ready for',
    'slavery',
    'among strangers',
    'not cut out',
    'not made for',
    'too hard for you',
    'not for people like you',
    'you lack the',
    'no talent',
    'hopeless',
    'understand an instruction faster',
    'learn faster than',
    'faster than others',
    'better than others',
    'before others do',
    'not for you',
    'you will fail',
    'a born ',
    'your talent',
    'well done',
  ],
}

describe('what is said to young people', () => {
  it('is looked for in every catalogue and all wording', () => {
    for (const language of languages) {
      expect(textFiles).toContain(join('i18n', 'locales', language, 'results.ts'))
      expect(textFiles).toContain(join('wording', 'analysis', language, 'cautions.ts'))
    }
  })

  it.each(languages)('in %s discourages nobody and concludes no ability from interests', language => {
    // Files outside the language folders may contain any language.
    const others = languages.filter(other => other !== language)
    const own = textFiles.filter(file => !others.some(other => file.split('/').includes(other)))
    const found = own.flatMap(file => {
      const text = readFileSync(join(app, file), 'utf8').toLowerCase()
      return forbidden[language].filter(phrase => text.includes(phrase)).map(phrase => `${file}: ${phrase}`)
    })
    expect(found).toEqual([])
  })

  it.each(languages)('in %s nor does the content: professions, tests, institutions, materials', language => {
    for (const folder of folders) {
      const files = content.list(folder, '.json')
      const contentTexts = files.map(file => ({ file, texts: textsIn(content.json(folder, file), language) }))
      expect(contentTexts.flatMap(({ texts }) => texts).length, folder).toBeGreaterThan(0)
      const found = contentTexts.flatMap(({ file, texts }) =>
        texts.flatMap(text =>
          forbidden[language].filter(phrase => text.toLowerCase().includes(phrase)).map(phrase => `${file}: ${phrase}`),
        ),
      )
      expect(found, folder).toEqual([])
    }
  })
})
