/** ISO 4217 codes of the currencies in use. */
const known = new Set(Intl.supportedValuesOf('currency'))

export function isCurrency(code: string): boolean {
  return known.has(code)
}
