import { createHash } from 'node:crypto'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** Resolves the configuration once. By default html-validate does so for every page, which takes a fifth of the time. */
class OneConfig extends StaticConfigLoader {
  private resolved?: ReturnType<StaticConfigLoader['getConfigFor']>

  override getConfigFor(page: string) {
    return (this.resolved ??= super.getConfigFor(page))
  }
}

const config = new OneConfig({
  extends: ['html-validate:recommended'],
  rules: {
    // React's way of writing equivalent HTML: `<meta/>`, `required=""`, a lower-case doctype.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // React 18 writes `charSet`; attribute names are case-insensitive.
    'attr-case': 'off',
    // Checkboxes of one group share their name, as radios do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
    // Trailing white space costs nothing after compression and is not shown.
    'no-trailing-whitespace': 'off',
    // A title may be as long as the test's name, with the brand at the end.
    'long-title': 'off',
    // A list or section may be labelled where it has no heading of its own.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A page that waits for a job reloads itself when there is no script.
    'meta-refresh': 'off',
  },
})
const validator = new HtmlValidate(config)

/** Hashes of the skeletons without findings. */
type Faultless = { has: (skeleton: string) => boolean; add: (skeleton: string) => unknown }
const ofThisProcess: Faultless = new Set<string>()

/** Returns the findings of the html rules in a page as sent by the server, before any script runs. A page that differs
 *  from a clean one only in its texts, such as another language, is not checked again. */
export async function htmlFaultsOf(html: string, faultless = ofThisProcess): Promise<string[]> {
  const skeleton = createHash('sha256').update(skeletonOf(html)).digest('hex')
  if (faultless.has(skeleton)) return []
  const { results } = await validator.validateString(html)
  const faults = results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`)
  if (faults.length === 0) faultless.add(skeleton)
  return faults
}

/** Removes the texts of a page, except for what the rules check: which names are equal or empty (labels, titles,
 *  headings, elements with an id), characters that should be escaped, and telephone numbers. */
export function skeletonOf(html: string): string {
  const places = new Map<string, number>()
  const placeOf = (words: string) => {
    if (words !== '' && !places.has(words)) places.set(words, places.size)
    return words === '' ? '' : `${places.get(words)!}`
  }
  const textOf = (tag: string, words: string) => {
    const shortened = words.trim()
    if (shortened === '' || tag.includes('href="tel:')) return shortened
    const isName = places.has(shortened) || /^<h\d|\sid="/.test(tag)
    const signs = shortened.match(/&(?!(?:amp|lt|gt|quot|#x27);)[#\w]*;?|>/g) ?? []
    return `${isName ? placeOf(shortened) : '…'}${[...new Set(signs)].sort().join('')}`
  }
  return (
    html
      .replace(/(<script\b[^>]*>)[^]*?<\/script>/g, '$1</script>')
      .replace(/ lang="\w+"| nonce="[^"]+"/g, '')
      // Which language of the switch is pressed differs by page language.
      .replace(/ aria-pressed="(?:true|false)"/g, ' aria-pressed')
      .replace(/ (value|data-label)="[^"]+"/g, ' $1="…"')
      .replace(/ (name="description"|property="og:\w+") content="[^"]+"/g, ' $1 content="…"')
      .replace(/ (aria-label|title|alt|placeholder)="([^"]*)"/g, (_, name: string, words: string) => {
        return ` ${name}="${placeOf(words.trim())}"`
      })
      .replace(/(<[^>]*>)([^<]+)(?=<)/g, (_, tag: string, words: string) => `${tag}${textOf(tag, words)}`)
  )
}
