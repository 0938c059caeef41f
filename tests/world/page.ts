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
