import { globalStyle, style } from '@vanilla-extract/css'
import { legend as marks } from './legend.css.ts'
import { tablet } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars

export const rows = style({ borderBlockStart: `2px solid ${color.ink}` })
const columns = { display: 'grid', gridTemplateColumns: '14rem minmax(0, 1fr) 7rem', columnGap: space.m }
export const axisRow = style({ paddingBlockStart: space.xs, '@media': { [tablet]: columns } })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
  alignItems: 'baseline',
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${color.line}`,
  breakInside: 'avoid',
  '@media': {
    [tablet]: { ...columns, alignItems: 'center' },
  },
})
// A long word moves the value to the next line before it is broken itself.
export const name = style({ fontSize: text.body, overflowWrap: 'break-word', minInlineSize: 0 })
export const value = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  // The value stays right-aligned when it is below a long name.
  marginInlineStart: 'auto',
  '@media': { [tablet]: { gridColumn: 3, gridRow: 1, textAlign: 'end' } },
})
export const bar = style({
  flexBasis: '100%',
  '@media': { [tablet]: { gridColumn: 2, gridRow: 1 } },
})
export const note = style({
  flexBasis: '100%',
  '@media': { [tablet]: { gridColumn: '2 / -1' } },
})
export const figure = style({ font: `700 ${text.h3}/1 ${font.serif}` })
export const interval = style({ fontSize: text.small, color: color.inkSoft })

export const legend = style([marks, {}])
globalStyle(`${legend} svg`, { inlineSize: '3.25rem' })
globalStyle(`${legend} li + li svg`, { inlineSize: '1rem' })

// In a narrow column the label wraps below the cells.
export const closeness = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '.1em .6em' })
globalStyle(`${closeness} svg`, { flex: 'none', inlineSize: '4.5rem' })
