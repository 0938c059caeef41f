// The subset of the text format of Prometheus 0.0.4 that we use. The labels of every family are bounded: address
// patterns and job kinds, never text from visitors.

type Labels = Readonly<Record<string, string>>

export type Sample = { labels?: Labels; value: number }

/** Maximum number of time series per family, which bounds the memory of the process and of the collector. */
const MOST_SERIES = 5_000

/** A counter by labels; it only grows while the process runs. */
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

/** A histogram of durations in seconds, by labels. For each bucket bound it counts the durations up to it. */
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

/** Writes metric families as text. Families without samples are omitted. */
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
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text).replaceAll('"', '\\"')}"`)
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${numberOf(value)}`
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
