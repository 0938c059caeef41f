// Reads pages without a browser. Sufficient for the markup we generate ourselves.

/** Returns the visible text of markup. */
export function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) =>
      hex
        ? String.fromCodePoint(parseInt(hex, 16))
        : decimal
          ? String.fromCodePoint(Number(decimal))
          : named(name, whole),
    )
    .replace(/\s+/g, ' ')
    .trim()
}

function named(name: string | undefined, whole: string) {
  return { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }[name ?? ''] ?? whole
}

/** Returns the text of `<main>`. */
export function mainOf(html: string): string {
  return textOf(/<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '')
}

export function titleOf(html: string): string {
  return textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '')
}

export function headingOf(html: string): string {
  return textOf(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
}

/** Returns the error beside a field, or null. It counts only if the field refers to it. */
export function errorBeside(html: string, field: string): string | null {
  const id = `${field}-error`
  const [, error] = new RegExp(`<p\\b[^>]*\\bid="${id}"[^>]*>(.*?)</p>`, 's').exec(html) ?? []
  const tied = new RegExp(`aria-describedby="(?:[^"]* )?${id}(?: [^"]*)?"`).test(html)
  return error !== undefined && tied ? textOf(error) : null
}

/** Returns the fields that the error summary links to, in its order. */
export function summaryOf(html: string): string[] {
  const [, summary = ''] = /aria-labelledby="error-summary"[^>]*>(.*?)<\/ul>/s.exec(html) ?? []
  return [...summary.matchAll(/<a\b[^>]*href="#([^"]*)"/g)].map(([, field]) => field!)
}

/** Returns the values of a field in the main part of the page: an input's value, a select's choice, the checked boxes
 *  and radios. */
export function valuesOf(page: string, name: string): string[] {
  const html = /<main\b[^>]*>(.*)<\/main>/s.exec(page)?.[1] ?? page
  const inputs = tagsOf(html, 'input').filter(input => input.name === name)
  const chosen = inputs.filter(({ type, ...rest }) => !/^(radio|checkbox)$/.test(type ?? '') || 'checked' in rest)
  const selects = [...html.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)]
    .filter(([, attributes = '']) => attributesOf(attributes).name === name)
    .flatMap(([, , options = '']) => tagsOf(options, 'option').filter(option => 'selected' in option))
  return [...chosen, ...selects].map(({ value }) => value ?? '')
}

/** Returns the attributes of every tag with this name. */
export function tagsOf(html: string, tag: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    attributesOf(attributes),
  )
}

function attributesOf(attributes: string): Record<string, string> {
  return Object.fromEntries(
    [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name!, textOf(value ?? '')]),
  )
}

export type PageForm = { method: string; action: string; fields: { name: string; type: string; value: string }[] }

/** Returns the forms of a page with their fields as they are sent when nobody changes anything; a button with a name is
 *  one of them. Without an action a form is sent to the page, given as `path`. */
export function formsOf(html: string, path: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, attributes = '', content = '']) => {
    const { method = 'get', action } = attributesOf(attributes)
    const inputs = tagsOf(content, 'input').filter(
      ({ type = '', ...input }) => !/^(radio|checkbox)$/.test(type) || 'checked' in input,
    )
    const areas = [...content.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs)].map(([, one = '', value = '']) => ({
      ...attributesOf(one),
      value: textOf(value),
    }))
    const selects = [...content.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)].map(([, one = '', options = '']) => {
      const all = tagsOf(options, 'option')
      const chosen = all.find(option => 'selected' in option) ?? all[0]
      return { ...attributesOf(one), type: 'select', value: chosen?.value ?? '' }
    })
    const button = tagsOf(content, 'button').find(({ name, type }) => name && type !== 'button')
    const buttons = button ? [{ ...button, type: 'button' }] : []
    const fields = [...inputs, ...areas, ...selects, ...buttons] as Record<string, string>[]
    return {
      method: method.toLowerCase(),
      action: action || path,
      fields: fields.flatMap(({ name, type = 'text', value = '' }) => (name ? [{ name, type, value }] : [])),
    }
  })
}
