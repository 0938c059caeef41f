// The text format of Prometheus 0.0.4, as far as we say it. Every family has a bounded set of labels: patterns of addresses,
// kinds of jobs, never anything that a visitor wrote.

type Labels = Readonly<Record<string, string>>

export type Sample = { labels?: Labels; value: number }

/** Time series of one family at most: what makes labels can never fill the memory of who collects them. */
const MOST_SERIES = 5_000

/** Something that only grows while the process lives, by labels. */
export class Counter {
  #values = new Map<string, Sample>()

  add(labels: Labels = {}, value = 1) {
    const key = keyOf(labels)
    const known = this.#values.get(key)
    if (known) known.value += value
    else if (this.#values.size < MOST_SERIES) this.#values.set(key, { labels, value })
  }

  samples(): Sample[] {
    return [...this.#values.values()]
  }
}

/** How long something takes, in seconds, by labels: for each edge, how many took no longer. */
export class Durations {
  #edges: readonly number[]
  #series = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>()

  constructor(edges: readonly number[]) {
    this.#edges = edges
  }

  observe(seconds: number, labels: Labels = {}) {
    const key = keyOf(labels)
    let series = this.#series.get(key)
    if (!series) {
      if (this.#series.size * (this.#edges.length + 3) >= MOST_SERIES) return
      series = { labels, counts: this.#edges.map(() => 0), sum: 0, count: 0 }
      this.#series.set(key, series)
    }
    series.sum += seconds
    series.count += 1
    const at = this.#edges.findIndex(edge => seconds <= edge)
    if (at >= 0) series.counts[at]! += 1
  }

  /** Lines of `name_bucket`, `name_sum` and `name_count`. */
  lines(name: string): string[] {
    return [...this.#series.values()].flatMap(({ labels, counts, sum, count }) => {
      let below = 0
      const buckets = this.#edges.map((edge, at) => {
        below += counts[at]!
        return lineOf(`${name}_bucket`, { labels: { ...labels, le: String(edge) }, value: below })
      })
      return [
        ...buckets,
        lineOf(`${name}_bucket`, { labels: { ...labels, le: '+Inf' }, value: count }),
        lineOf(`${name}_sum`, { labels, value: sum }),
        lineOf(`${name}_count`, { labels, value: count }),
      ]
    })
  }
}

export type Family = { name: string; help: string } & (
  | { type: 'counter' | 'gauge'; samples: readonly Sample[] }
  | { type: 'histogram'; durations: Durations }
)

/** Families as text. A family without a sample is left out. */
export function writeMetrics(families: readonly Family[]): string {
  const blocks = families.flatMap(family => {
    const lines =
      family.type === 'histogram'
        ? family.durations.lines(family.name)
        : family.samples.map(sample => lineOf(family.name, sample))
    if (lines.length === 0) return []
    return [`# HELP ${family.name} ${escaped(family.help)}`, `# TYPE ${family.name} ${family.type}`, ...lines]
  })
  return `${blocks.join('\n')}\n`
}

function lineOf(name: string, { labels = {}, value }: Sample) {
  const said = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text).replaceAll('"', '\\"')}"`)
  return `${name}${said.length > 0 ? `{${said.join(',')}}` : ''} ${numberOf(value)}`
}

function numberOf(value: number) {
  if (Number.isFinite(value)) return String(value)
  return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf'
}

function escaped(text: string) {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
}

function keyOf(labels: Labels) {
  return Object.values(labels).join('\u0000')
}
