import type { PublishedMinimum } from '#app/domain/admission/grants-judge.ts'
import type { GrantRow } from '#app/domain/admission/grants-model.ts'
import type { ContentFolder } from './content-folder.ts'

/** The lines of the files of one kind, `results-2026.csv`, with the year each is of. */
export function linesOf(content: ContentFolder, kind: string): { year: number; cells: string[] }[] {
  return content.list('grants', '.csv').flatMap(file => {
    const [, of, year] = /^([a-z]+)-(\d{4})\.csv$/.exec(file) ?? []
    if (of !== kind) return []
    const [, ...lines] = content.text('grants', file).trim().split('\n')
    return lines.map(line => ({ year: Number(year), cells: line.split(',') }))
  })
}

/** The grants of this release and the minima of universities, straight from the content: no database is asked. */
export function readContentGrants(content: ContentFolder): { rows: GrantRow[]; minima: PublishedMinimum[] } {
  const rows = linesOf(content, 'results').map(({ year, cells }): GrantRow => {
    const [section = '', form = '', group = '', university = '', tag = '', quota = '', ...figures] = cells
    const [minimum = NaN, average = NaN, grants = NaN] = figures.map(Number)
    return { year, section, form, group, university, tag, quota, minimum, average, grants }
  })
  const minima = linesOf(content, 'minima').map(({ year, cells: [university = '', group = '', minimum] }) => {
    return { university, group, year, minimum: Number(minimum) }
  })
  return { rows, minima }
}
