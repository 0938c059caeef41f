import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, space } = vars

export const dates = style({})
globalStyle(`${dates} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `0 ${space.m}`,
  alignItems: 'baseline',
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.line}`,
  breakInside: 'avoid',
  '@media': { '(min-width: 30rem)': { gridTemplateColumns: '7.5rem minmax(0, 1fr)' } },
})
globalStyle(`${dates} > :first-child`, { borderBlockStart: `2px solid ${color.ink}` })
globalStyle(`${dates} time`, { fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
globalStyle(`${dates} a`, { display: 'inline-block', paddingBlock: '.6rem', marginBlock: '-.45rem -.6rem' })
