import { globalStyle, style } from '@vanilla-extract/css'
import { forced, phone } from './media.ts'
import { stacked } from './table.css.ts'
import { vars } from './tokens.css.ts'

const { color, space, target, text } = vars

export const rows = style({})
globalStyle(`${rows} tbody tr`, { position: 'relative' })
globalStyle(`${rows} tbody tr:has(input:checked)`, { background: color.hereWash })

// The name is a link a thumb high: the row is aligned by its first line.
globalStyle(`${rows} tbody :is(th, td)`, { verticalAlign: 'baseline' })
globalStyle(`${rows} tbody th > p`, { fontSize: text.small })

/** The box of a row: a thumb wide in a column of its own, at the top end of the row on a phone. */
export const tick = style({ inlineSize: '3rem', minInlineSize: 0 })
globalStyle(`.${stacked} ${tick}:nth-child(n)`, {
  paddingBlock: 0,
  '@media': {
    [phone]: { position: 'absolute', insetInlineEnd: 0, insetBlockStart: 0, inlineSize: 'auto' },
  },
})
globalStyle(`.${stacked} ${tick} + th`, { '@media': { [phone]: { paddingInlineEnd: '3rem' } } })
export const box = style({ display: 'grid', placeItems: 'center', inlineSize: target, blockSize: target })

/** What is done with the rows that are ticked. */
export const acts = style({
  background: color.hereWash,
  padding: `${space.s} ${space.m}`,
  borderInlineStart: `5px solid ${color.here}`,
  '@media': { [forced]: { background: 'Canvas', border: '2px solid CanvasText' } },
})
