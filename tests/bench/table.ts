type Cell = string | number

/** Prints a plain table, the first column left-aligned and the others right-aligned. */
export function table(title: string, head: string[], rows: Cell[][]) {
  const lines = [head, ...rows.map(row => row.map(String))]
  const widths = head.map((_, at) => Math.max(...lines.map(line => (line[at] ?? '').length)))
  const text = lines.map(line =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  )
  const rule = widths.map(width => '-'.repeat(width)).join('  ')
  print('', title, '', text[0] ?? '', rule, ...text.slice(1))
}

export function print(...lines: string[]) {
  process.stdout.write(`${lines.map(line => line.trimEnd()).join('\n')}\n`)
}

const over: string[] = []

/** Compares a figure with its budget. Figures over budget are listed again at the end. */
export function within(budget: number, figure: number, what: string) {
  if (figure <= budget) return 'ok'
  over.push(`${what}: ${round(figure)}, budget ${round(budget)}`)
  return 'OVER'
}

/** Compares a figure with its lower limit, in the same way. */
export function atLeast(budget: number, figure: number, what: string) {
  if (figure >= budget) return 'ok'
  over.push(`${what}: ${round(figure)}, budget at least ${round(budget)}`)
  return 'OVER'
}

export function overBudget(): readonly string[] {
  return over
}

export function round(figure: number) {
  return figure.toLocaleString('en', { maximumFractionDigits: figure < 100 ? 2 : 0 })
}

export function median(figures: readonly number[]) {
  const sorted = figures.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2
}
