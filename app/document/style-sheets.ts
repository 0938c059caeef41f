// Styles are built into one sheet for each of these areas, and a page loads one sheet: its own, or one of several joined
// (docs/decisions/096).

/** In the order in which they come to hold: what pages of several areas use; tests, results, professions, institutions,
 *  chances, plans and portfolios; what only the administration does; what people tell and show one another. */
export const sheets = ['frame', 'guidance', 'admin', 'community'] as const
type Sheet = (typeof sheets)[number]

const guidance =
  /\broutes\/(?:app\/(?:tests|personality|professions|institutions|admission|careers|portfolio)|public\/(?:landing|sample|shared|portfolio))\b/
const community = /\broutes\/app\/(?:feed|stories|projects|notifications|profile|certificates|search|report|safety)\b/
const forDevelopers = /\broutes\/(?:dev\/|public\/styleguide\b)/

/** The area of a page, by the path of its module; null for the pages of developers, which show everything. */
export function areaOf(module: string): Sheet | null {
  if (forDevelopers.test(module)) return null
  if (/\broutes\/admin\//.test(module)) return 'admin'
  return guidance.test(module) ? 'guidance' : community.test(module) ? 'community' : 'frame'
}

/** The sheet a style is in, by the areas of the pages that use it: that of the one area that does. The administration may use
 *  what others use.
 *  @public the build asks it (vite.config.ts) */
export function sheetOf(areas: ReadonlySet<Sheet | null>): Sheet {
  const [first, second] = sheets.filter(sheet => areas.has(sheet) && sheet !== 'admin')
  if (first === undefined) return areas.has('admin') ? 'admin' : 'frame'
  return second === undefined ? first : 'frame'
}

/** The address of a sheet that holds these, given by their addresses: `/assets/frame-A.css` and `/assets/admin-B.css`
 *  are in `/assets/frame-A.admin-B.css`. */
export function joined(addresses: Iterable<string>): string {
  const [first = '', ...more] = [...addresses].toSorted((one, other) => placeOf(one) - placeOf(other))
  return [first.replace(/\.css$/, ''), ...more.map(nameOf)].join('.') + '.css'
}

/** Whether an address is of the sheet of this area alone. */
export function isOf(sheet: Sheet, address: string) {
  const name = nameOf(address)
  return name.startsWith(`${sheet}-`) && !name.includes('.')
}

/** Tells of an address whether the sheet is it or holds it. */
export function isIn(sheet: string) {
  const held = nameOf(sheet).split('.')
  return (address: string) => held.includes(nameOf(address))
}

function placeOf(address: string) {
  return sheets.findIndex(sheet => isOf(sheet, address))
}

function nameOf(address: string) {
  return address.slice(address.lastIndexOf('/') + 1).replace(/\.css$/, '')
}
