import { createHash } from 'node:crypto'
import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
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

/** Hashes of the skeletons in which nothing was found. */
const faultless = new Set<string>()

/** What the html rules find in a page as the server sent it, before any script has touched it. A page that differs from one
 *  they found nothing in only by what it says, as in another language, is not read again. */
export async function htmlFaultsOf(html: string): Promise<string[]> {
  const skeleton = createHash('sha256').update(skeletonOf(html)).digest('hex')
  if (faultless.has(skeleton)) return []
  const { results } = await validator.validateString(html)
  const faults = results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`)
  if (faults.length === 0) faultless.add(skeleton)
  return faults
}

/** A page without what it says. Of its words stays what the rules ask of them: which are the same, such as two names of
 *  landmarks, whether there are any, the signs that should be escaped, and numbers one may call. */
export function skeletonOf(html: string): string {
  const places = new Map<string, number>()
  const placeOf = (words: string) => {
    const said = words.trim()
    if (said === '' || /\d{4}/.test(said)) return said
    if (!places.has(said)) places.set(said, places.size)
    const signs = said.match(/&(?:#?\w+;)?|[>"'=`]/g) ?? []
    return `${places.get(said)}${[...new Set(signs)].sort().join('')}`
  }
  return html
    .replace(/ (lang|aria-label|title|alt|placeholder|value|nonce)="([^"]*)"/g, (_, name: string, words: string) => {
      return ` ${name}="${placeOf(words)}"`
    })
    .replace(/ (name="description"|property="og:\w+") content="([^"]*)"/g, (_, name: string, words: string) => {
      return ` ${name} content="${placeOf(words)}"`
    })
    .replace(/>([^<]+)</g, (_, words: string) => `>${placeOf(words)}<`)
}
