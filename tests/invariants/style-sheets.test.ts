// Checks which styles are sent with which page (docs/decisions/096).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { areaOf, isIn, isOf, joined, sheetOf, sheets } from '#app/document/style-sheets.ts'
import { codeOf, scripts, sheets as built, weightOf } from './client-files.ts'

type Routes = Record<string, { id: string; css: string[] }>

/** The route manifest that Remix has built. */
const manifest = scripts.find(file => /\/manifest-\w+\.js$/.test(file))!
const { routes } = JSON.parse(codeOf.get(manifest)!.replace(/^[^{]+|;\s*$/g, '')) as { routes: Routes }

/** The built style sheet of each area that has styles of its own. */
const sheetFiles = sheets.flatMap(sheet => built.find(file => isOf(sheet, file)) ?? [])
const fileOf = (...areas: (typeof sheets)[number][]) =>
  joined(areas.map(area => sheetFiles.find(file => isOf(area, file))!))

it('a page is sent the styles of all pages and of its own area; the administration also those of what it shows', () => {
  for (const { id, css } of Object.values(routes)) {
    const area = areaOf(id)
    const others = css.filter(address => area && !isOf('frame', address) && !isOf(area, address))
    expect(area === 'admin' ? [] : others, id).toEqual([])
  }
})

it('the styles of a page leave room for its HTML in the first round trip', () => {
  expect(weightOf([fileOf('frame')])).toBeLessThanOrEqual(7_500)
  for (const area of ['guidance', 'community'] as const)
    expect(weightOf([fileOf('frame', area)]), area).toBeLessThanOrEqual(10_000)
  expect(weightOf([fileOf('frame', 'guidance', 'admin')])).toBeLessThanOrEqual(10_000)
})

// During client-side navigation, the sheet of another area is appended after the existing ones.
it('a style builds on none of a sheet that may come after its own', () => {
  const folder = join(import.meta.dirname, '..', '..', 'app', 'ui')
  const files = readdirSync(folder)
    .filter(file => file.endsWith('.css.ts'))
    .sort()
  const placeOf = (file: string) => {
    const at = files.indexOf(file)
    const letters = String.fromCharCode(65 + Math.floor(at / 26), 97 + (at % 26))
    return sheetFiles.findIndex(sheet => codeOf.get(sheet)!.includes(`.${letters}`))
  }
  const found = files.flatMap(file =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/from '\.\/([\w-]+\.css\.ts)'/g)]
      .filter(([, base]) => placeOf(base!) > placeOf(file))
      .map(([, base]) => `${file} builds on ${base}`),
  )
  expect(files.filter(file => placeOf(file) > 0).length).toBeGreaterThan(10)
  expect(found.filter(one => !one.startsWith('base.css.ts'))).toEqual([])
})

it.each([
  [['admin'], 'admin'],
  [['guidance', 'admin', null], 'guidance'],
  [['community'], 'community'],
  [['community', 'guidance'], 'frame'],
  [['frame', 'admin'], 'frame'],
  [[null], 'frame'],
] as const)('a style that pages of %j use is in the sheet %s', (used, sheet) => {
  expect(sheetOf(new Set(used))).toBe(sheet)
})

it('sheets are joined in one order, under a name that tells which are in it', () => {
  const address = joined(['/assets/community-C_1.css', '/assets/admin-B-2.css', '/assets/frame-A.css'])
  expect(address).toBe('/assets/frame-A.admin-B-2.community-C_1.css')
  expect(isIn(address)('/assets/admin-B-2.css')).toBe(true)
  expect(isIn(address)('/assets/guidance-D.css')).toBe(false)
  expect(joined(['/assets/frame-A.css'])).toBe('/assets/frame-A.css')
})
