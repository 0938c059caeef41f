import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars

export const list = style({ borderBlockEnd: `2px solid ${color.ink}` })
export const item = style({})
// The chance stands out in the line.
globalStyle(`${item} summary b`, { color: color.ink, fontSize: text.body })
globalStyle(`${item} summary`, { fontVariantNumeric: 'tabular-nums lining-nums' })
export const parts = style({
  display: 'grid',
  gap: space.m,
  '@media': {
    print: { gap: space.s, fontSize: '9pt' },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)',
      gap: `${space.m} ${space.l}`,
      alignItems: 'start',
    },
  },
})
const across = { gridColumn: '1 / -1' }
export const whole = style({ '@media': { [wide]: across } })
export const whisker = style({ stroke: color.ink, strokeWidth: 2 })
export const cuts = style({
  display: 'grid',
  gridTemplateColumns: '35% 35% 30%',
  fontSize: text.small,
  lineHeight: 1.4,
  color: color.inkSoft,
})
// Supporting details and the repeated small headings are less prominent.
globalStyle(`${item} ul`, { color: color.inkSoft })
// Demands bring their own marks.
globalStyle(`${item} ul:not([class])`, { listStyle: 'none', padding: 0, color: color.ink })
globalStyle(`${item} ul:not([class]) > li + li`, { marginBlockStart: space.s })
globalStyle(`${item} h4`, { font: `600 ${text.small}/1.4 ${font.sans}`, color: color.inkSoft })
globalStyle(`${parts} > *, ${item} li`, { '@media': { print: { breakInside: 'avoid' } } })
// An item opened for printing may be longer than a page.
globalStyle(`${item} > details`, { '@media': { print: { breakInside: 'auto' } } })
globalStyle(`${item} :is(h4, ul, li, p)`, { '@media': { print: { fontSize: 'inherit', lineHeight: 1.35 } } })
globalStyle(`${item} a`, { '@media': { print: { minBlockSize: 0 } } })
globalStyle(`${cuts} > *`, { overflowWrap: 'anywhere' })
