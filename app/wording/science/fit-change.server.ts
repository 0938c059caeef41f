import type { Fit } from '#app/domain/admission/chance-figures.ts'
import type { StoredFit } from '#app/domain/admission/chance-fit.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { chanceTexts } from './chance-texts.server.ts'

/** Compares the figures of the science page before and after a new fit, cell by cell: `0,074 → 0,071`. */
export function fitChangeTexts(before: StoredFit | null, after: Fit, reader: Reader<'science'>, now = new Date()) {
  const [was, becomes] = [before && chanceTexts(before, reader), chanceTexts({ ...after, computedAt: now }, reader)]
  const known = new Map((was?.years ?? []).map(row => [row.key, row]))
  const rows = becomes.years.map(({ key, header, cases, cells }) => ({
    key,
    header,
    cases: changeOf(known.get(key)?.cases ?? '—', cases),
    cells: cells.map((cell, at) => changeOf(known.get(key)?.cells[at] ?? '—', cell)),
  }))
  return {
    before: was ? `${was.made} ${was.simple}` : reader.t('chance.none'),
    after: `${becomes.made} ${becomes.simple}`,
    rows,
    isSame: rows.every(({ cases, cells }) => [cases, ...cells].every(text => !text.includes(ARROW))),
  }
}

const ARROW = '→'

function changeOf(before: string, after: string) {
  return before === after ? after : `${before} ${ARROW} ${after}`
}
