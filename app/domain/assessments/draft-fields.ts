// Converts the parts of a test's content to form fields and back.
import type { Fields } from '#app/domain/content/history.server.ts'
import { languages, type Language, type Localized } from '#app/i18n/config.ts'
import { MOST_OPTIONS, MOST_OWN_OPTIONS, places } from './option-places.ts'
import type { Option, ScaleTexts, TestContent, TestTexts } from './test-content.server.ts'

type Item = TestContent['items'][number]
type Given = Readonly<Record<string, string | undefined>>

const endings: Record<Language, string> = { ru: 'Ru', kk: 'Kk', en: 'En' }

function spread(name: string, text: Localized | null): Fields {
  return Object.fromEntries(languages.map(language => [`${name}${endings[language]}`, text?.[language] ?? '']))
}

/** Returns a text in the languages entered; null without a Russian one. */
function gather(given: Given, name: string): Localized | null {
  const typed = languages.flatMap(language => {
    const text = given[`${name}${endings[language]}`]
    return text ? [[language, text] as const] : []
  })
  const text = Object.fromEntries(typed) as Partial<Localized>
  return text.ru ? (text as Localized) : null
}

const testTexts = ['title', 'summary', 'measures', 'question'] as const

export function textsFields({
  texts,
  minutes,
  minimumAge,
  timed,
}: Omit<TestContent, 'options' | 'scales' | 'items'>): Fields {
  const numbers = { minutes: String(minutes), minimumAge: String(minimumAge), timed: timed ? 'on' : '' }
  return Object.assign({}, ...testTexts.map(name => spread(name, texts[name])), numbers) as Fields
}

export function textsOf(given: Given): Pick<TestContent, 'texts' | 'minutes' | 'minimumAge' | 'timed'> {
  return {
    texts: Object.fromEntries(testTexts.map(name => [name, gather(given, name)!])) as TestTexts,
    minutes: Number(given.minutes),
    minimumAge: Number(given.minimumAge),
    timed: given.timed === 'on',
  }
}

const scaleTexts = ['name', 'about', 'high', 'low'] as const

/** The short name of a scale is left empty when it equals the name. */
export function scaleFields({ texts }: { texts: ScaleTexts }): Fields {
  const isOwn = languages.some(language => texts.short[language] !== texts.name[language])
  const shown = isOwn ? texts.short : null
  return Object.assign({}, ...scaleTexts.map(name => spread(name, texts[name])), spread('short', shown)) as Fields
}

export function scaleOf(given: Given): ScaleTexts {
  const texts = Object.fromEntries(scaleTexts.map(name => [name, gather(given, name)!])) as Omit<ScaleTexts, 'short'>
  return { ...texts, short: gather(given, 'short') ?? texts.name }
}

function optionFields(options: readonly Option[], most: number): Fields {
  return Object.assign(
    {},
    ...places(most).map(place => {
      const option = options[place - 1]
      return {
        [`value${place}`]: option ? String(option.value) : '',
        ...spread(`option${place}`, option?.text ?? null),
      }
    }),
  ) as Fields
}

/** Returns the options entered, in order. */
function optionsIn(given: Given, most: number): Option[] {
  return places(most).flatMap(place => {
    const text = gather(given, `option${place}`)
    return text ? [{ value: Number(given[`value${place}`]), text }] : []
  })
}

export function optionsFields({ options }: Pick<TestContent, 'options'>): Fields {
  return optionFields(options, MOST_OPTIONS)
}

export function optionsOfForm(given: Given): Option[] {
  return optionsIn(given, MOST_OPTIONS)
}

export function itemFields(item: Item, { options }: Pick<TestContent, 'options'>): Fields {
  const place = (item.options ?? options).findIndex(({ value }) => value === item.right) + 1
  return {
    ...spread('text', item.text),
    scale: item.scale,
    keyed: String(item.keyed),
    ...optionFields(item.options ?? [], MOST_OWN_OPTIONS),
    right: item.right === null || place === 0 ? '' : String(place),
    ...spread('why', item.why),
  }
}

/** Returns an item from its form, or `'noAnswer'` when the right answer is not one of its options. */
export function itemOf(key: string, given: Given, { options }: Pick<TestContent, 'options'>): Item | 'noAnswer' {
  const own = optionsIn(given, MOST_OWN_OPTIONS)
  const right = given.right ? (own.length > 0 ? own : options)[Number(given.right) - 1] : null
  if (right === undefined) return 'noAnswer'
  return {
    key,
    scale: given.scale!,
    keyed: given.keyed === '-1' ? -1 : 1,
    text: gather(given, 'text')!,
    options: own.length > 0 ? own : null,
    right: right?.value ?? null,
    why: gather(given, 'why'),
  }
}
