import type { ReactNode } from 'react'
import * as css from './facts.css.ts'

type Pair = { term: string; text: ReactNode }

/** Short facts with their labels. */
export function Facts({ items }: { items: Pair[] }) {
  return <Pairs looks={items.length === 4 ? `${css.facts} ${css.four}` : css.facts} items={items} />
}

/** A few large numbers, each above its label. */
export function Stats({ items }: { items: { label: string; value: ReactNode }[] }) {
  return <Pairs looks={css.stats} items={items.map(({ label, value }) => ({ term: label, text: value }))} />
}

function Pairs({ looks, items }: { looks: string; items: Pair[] }) {
  return (
    <dl className={looks}>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
