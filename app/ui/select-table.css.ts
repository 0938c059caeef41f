import { globalStyle, style } from '@vanilla-extract/css'
import { forced, phone } from './media.ts'
import { stacked } from './table.css.ts'
import { vars } from './tokens.css.ts'

const { color, space, target, text } = vars

export const rows = style({})
globalStyle(`${rows} tbody tr`, { position: 'relative' })
globalStyle(`${rows} tbody tr:has(input:checked)`, { background: color.hereWash })

// The name is a link of touch size, so rows are aligned by their first baseline.
globalStyle(`${rows} tbody :is(th, td)`, { verticalAlign: 'baseline' })
globalStyle(`${rows} tbody th > p`, { fontSize: text.small })

/** The checkbox of a row: touch size, in a column of its own; on a phone in the row's top corner. */
export const tick = style({ inlineSize: '3rem', minInlineSize: 0 })
globalStyle(`.${stacked} ${tick}:nth-child(n)`, {
  paddingBlock: 0,
  '@media': {
    [phone]: { position: 'absolute', insetInlineEnd: 0, insetBlockStart: 0, inlineSize: 'auto' },
  },
})
globalStyle(`.${stacked} ${tick} + th`, { '@media': { [phone]: { paddingInlineEnd: '3rem' } } })
export const box = style({ display: 'grid', placeItems: 'center', inlineSize: target, blockSize: target })

/** Actions for the ticked rows. */
export const acts = style({
  background: color.hereWash,
  padding: `${space.s} ${space.m}`,
  borderInlineStart: `5px solid ${color.here}`,
  '@media': { [forced]: { background: 'Canvas', border: '2px solid CanvasText' } },
})
