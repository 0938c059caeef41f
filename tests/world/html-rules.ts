import { createHash } from 'node:crypto'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** Puts the rules and what it knows of every element together once; by itself it does so for each page, a fifth of reading one. */
class OneConfig extends StaticConfigLoader {
  private resolved?: ReturnType<StaticConfigLoader['getConfigFor']>

  override getConfigFor(page: string) {
    return (this.resolved ??= super.getConfigFor(page))
  }
}

const config = new OneConfig({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML, equal in meaning: `<meta/>`, `required=""`, a lower-case doctype.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // React 18 writes `charSet`; names of attributes know no case.
    'attr-case': 'off',
    // Boxes of one group share their name, as radios do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
    // A page's white space weighs nothing once compressed and is not shown.
    'no-trailing-whitespace': 'off',
    // A title may be as long as the test's name; the brand stands at its end.
    'long-title': 'off',
    // A list or a section may have a name where it has no heading of its own.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A page that waits for its work asks for itself again where no script does.
    'meta-refresh': 'off',
  },
})
const validator = new HtmlValidate(config)

/** Remembers the hashes of skeletons in which nothing was found. */
type Faultless = { has: (skeleton: string) => boolean; add: (skeleton: string) => unknown }
const ofThisProcess: Faultless = new Set<string>()

/** What the html rules find in a page as the server sent it, before any script has touched it. A page that differs from one
 *  they found nothing in only by what it says, as in another language, is not read again. */
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

/** A page without what it says. Of its words stays what the rules ask of them: of names (labels, titles, headings, whatever has
 *  an id to be a name by) which are the same, whether there are any, signs that should be escaped, numbers one may call. */
export function skeletonOf(html: string): string {
  const places = new Map<string, number>()
  const placeOf = (words: string) => {
    if (words !== '' && !places.has(words)) places.set(words, places.size)
    return words === '' ? '' : `${places.get(words)!}`
  }
  const textOf = (tag: string, words: string) => {
    const said = words.trim()
    if (said === '' || tag.includes('href="tel:')) return said
    const isName = places.has(said) || /^<h\d|\sid="/.test(tag)
    const signs = said.match(/&(?!(?:amp|lt|gt|quot|#x27);)[#\w]*;?|>/g) ?? []
    return `${isName ? placeOf(said) : '…'}${[...new Set(signs)].sort().join('')}`
  }
  return (
    html
      .replace(/(<script\b[^>]*>)[^]*?<\/script>/g, '$1</script>')
      .replace(/ lang="\w+"| nonce="[^"]+"/g, '')
      // Which language of the switch is pressed.
      .replace(/ aria-pressed="(?:true|false)"/g, ' aria-pressed')
      .replace(/ (value|data-label)="[^"]+"/g, ' $1="…"')
      .replace(/ (name="description"|property="og:\w+") content="[^"]+"/g, ' $1 content="…"')
      .replace(/ (aria-label|title|alt|placeholder)="([^"]*)"/g, (_, name: string, words: string) => {
        return ` ${name}="${placeOf(words.trim())}"`
      })
      .replace(/(<[^>]*>)([^<]+)(?=<)/g, (_, tag: string, words: string) => `${tag}${textOf(tag, words)}`)
  )
}
