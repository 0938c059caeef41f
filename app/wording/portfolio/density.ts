/** Parts of a portfolio that take up space on its sheets. */
export type PortfolioParts = {
  name: string
  line: string | null
  goal: string | null
  projects: readonly { name: string; did: string; skills: string }[]
  about: string | null
  languages: string | null
  certificates: readonly { name: string; check: { host: string } | null }[]
  tests: readonly { rows: readonly { name: string }[]; notes: string }[]
  achievements: readonly { name: string; why: string }[]
}

/** Lines of an A4 sheet at the larger print size, and characters per line: across the sheet, beside a date, in one of
 *  two columns, in the first column of scores, in a title. Low estimates, because an overflowing sheet is worse than
 *  one with free space. */
const LINES = 46
const LETTERS = { sheet: 76, beside: 58, column: 38, scale: 17, title: 40 }
/** Height of a title with its margins, in lines. */
const TITLE = 3

/** Checks whether both sheets have enough space for the larger print size. */
export function isRoomy(parts: PortfolioParts): boolean {
  return linesOnFirst(parts) <= LINES && linesOnSecond(parts) <= LINES
}

function linesOnFirst({ name, line, goal, projects, about, languages }: PortfolioParts): number {
  const head = 2 * lines(name, LETTERS.title) + 1.5 * (lines(line, LETTERS.column) + lines(goal, LETTERS.column)) + 1
  // A name is larger, and its month and state take two lines.
  const worked = projects.map(
    ({ name, did, skills }) =>
      1 + 1.2 * lines(name, LETTERS.column) + lines(did, LETTERS.beside) + lines(skills, LETTERS.beside),
  )
  return (
    head +
    part(worked) +
    part([about, languages].filter(text => text !== null).map(words => lines(words, LETTERS.sheet)))
  )
}

function linesOnSecond({ certificates, tests, achievements }: PortfolioParts): number {
  const confirmed = certificates.map(
    ({ name, check }) => 0.5 + Math.max(lines(name, LETTERS.column), lines(check?.host ?? null, LETTERS.column)),
  )
  const scored = tests.map(({ rows, notes }) => {
    const scales = rows.reduce((sum, { name }) => sum + 0.5 + lines(name, LETTERS.scale), 0)
    return 3 + scales + lines(notes, LETTERS.sheet)
  })
  const reached = achievements.map(({ name, why }) => 1 + lines(`${name}. ${why}`, LETTERS.beside))
  // The first table has a header row.
  return part(confirmed, 1.5) + part(scored) + part(reached)
}

/** Returns the height of a part with its title; an empty part takes no space. */
function part(things: readonly number[], more = 0): number {
  return things.length === 0 ? 0 : TITLE + more + things.reduce((sum, lines) => sum + lines, 0)
}

function lines(text: string | null, letters: number): number {
  return Math.ceil((text?.length ?? 0) / letters)
}
