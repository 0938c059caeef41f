/** Currencies by their ISO 4217 codes, those that are in use. */
const known = new Set(Intl.supportedValuesOf('currency'))

export function isCurrency(code: string): boolean {
  return known.has(code)
}
