import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, space } = vars

/** A table of three columns, with the chosen cell in gold. */
export const duel = style({})
globalStyle(`${duel} td`, { inlineSize: '36%', paddingInline: '.6rem', '@media': { [phone]: { inlineSize: 'auto' } } })
globalStyle(`${duel} td:has(:checked)`, {
  background: color.hereWash,
  boxShadow: `inset 0 -4px ${color.here}`,
  '@media': { '(forced-colors: active)': { outline: '3px solid Highlight' } },
})
globalStyle(`${duel} [data-label]`, { '@media': { [phone]: { display: 'block', padding: '.4rem .6rem' } } })
globalStyle(`${duel} [data-label]::before`, { '@media': { [phone]: { display: 'block' } } })

export const was = style({ display: 'block', fontWeight: 400, paddingBlockStart: space.xs })
