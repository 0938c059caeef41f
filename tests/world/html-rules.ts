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

/** What the html rules find in a page as the server sent it, before any script has touched it. */
export async function htmlFaultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`)
}
