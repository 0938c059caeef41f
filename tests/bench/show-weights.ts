import { languages } from '#app/i18n/config.ts'
import { budget } from './budget.ts'
import type { Scene } from './scene.ts'
import { round, print, table, within } from './table.ts'
import { nameOf } from './visits.ts'
import { type File, sum, weigh } from './weight.ts'

/** (a) Size of each page. */
export async function showWeights({ server: { url }, sessions, visits }: Scene) {
  const rows = []
  const files = new Map<string, File>()
  for (const visit of visits) {
    for (const language of languages) {
      const weights = []
      for (const path of visit.paths) weights.push(await weigh(url, path, language, sessions[visit.who]))
      const weight = weights.reduce((one, other) => (other.sent > one.sent ? other : one))
      const what = `${weight.path} for ${visit.who} in ${language}`
      if (weights.some(({ status }) => status !== visit.status)) {
        rows.push([nameOf(visit), visit.who, language, `answers ${String(weight.status)}`])
        continue
      }
      for (const file of [...weight.styles, ...weight.scripts]) files.set(file.path, file)
      const styles = sum(weight.styles, 'sent')
      const scripts = sum(weight.scripts, 'sent')
      const scriptBudget = visit.staff ? budget.staffScripts : budget.scripts
      const liteScripts = weight.lite.scripts + weight.lite.preloads
      rows.push([
        nameOf(visit),
        visit.who,
        language,
        round(weight.raw),
        round(weight.sent),
        within(budget.html, weight.sent, `HTML of ${what}`),
        round(weight.sent + styles),
        within(budget.htmlAndStyles, weight.sent + styles, `HTML and CSS of ${what}`),
        round(sum(weight.scripts, 'brotli')),
        round(scripts),
        weight.scripts.length,
        within(scriptBudget, scripts, `scripts of ${what}`),
        weight.beforePaint,
        within(budget.beforePaint, weight.beforePaint, `requests before first paint of ${what}`),
        round(weight.lite.sent),
        within(budget.html, weight.lite.sent, `lite HTML of ${what}`),
        liteScripts,
        within(0, liteScripts, `scripts and preloads of the lite version of ${what}`),
      ])
    }
  }
  table(
    `(a) Bytes of every page. Budgets: HTML ≤ ${round(budget.html)}, with CSS ≤ ${round(budget.htmlAndStyles)}; scripts ≤ ${round(budget.scripts)} (staff ${round(budget.staffScripts)}); before first paint ≤ 2 requests; lite: no script. Where a kind has several pages, the heaviest is shown.`,
    [
      ...['page', 'who', 'in', 'HTML raw', 'brotli', '', 'with CSS', ''],
      ...['scripts br 11', 'as sent', 'files', '', 'before paint', '', 'lite HTML', '', 'lite scripts', ''],
    ],
    rows,
  )
  const styles = [...files.values()].filter(({ path }) => path.endsWith('.css'))
  for (const { path, raw, sent, brotli, encoding } of styles) {
    print('', `${path}: ${round(raw)} bytes, brotli 11 ${round(brotli)}, as sent ${round(sent)} (${encoding}).`)
  }
  const uncompressed = [...files.values()].filter(({ encoding, raw }) => encoding !== 'br' && raw > 500)
  if (uncompressed.length > 0) {
    print('', `${String(uncompressed.length)} of ${String(files.size)} files are not sent as brotli.`)
  }
}
