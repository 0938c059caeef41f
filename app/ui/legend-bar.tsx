import type { ReactNode } from 'react'
import { Graphic } from './axis.tsx'
import { Stack } from './layout.tsx'
import * as css from './legend.css.ts'
import { tone as looks } from './parts-bar.css.ts'
import { PartsBar, type Tone } from './parts-bar.tsx'

type LegendBarProps = {
  /** Text alternative of the bar. */
  label: string
  parts: { label: string; count: number; tone: Tone }[]
}

/** A bar of the parts of a whole, with a legend. */
export function LegendBar({ label, parts }: LegendBarProps) {
  return (
    <Stack gap="s">
      <PartsBar label={label} parts={parts.map(({ count, tone }) => ({ key: String(tone), count, tone }))} />
      <Legend items={parts} />
    </Stack>
  )
}

/** The meaning of the tones in a picture. */
export function Legend({ items }: { items: { tone: Tone; label: ReactNode }[] }) {
  return (
    <ul className={css.legend}>
      {items.map(({ tone, label }) => (
        <li key={tone}>
          <Graphic height={14}>
            <rect className={looks[tone]} width="20" height="13" />
          </Graphic>
          {label}
        </li>
      ))}
    </ul>
  )
}
