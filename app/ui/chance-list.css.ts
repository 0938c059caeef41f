import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars

export const list = style({ borderBlockStart: `2px solid ${color.ink}` })
export const item = style({
  display: 'grid',
  gap: space.m,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    // Opened for paper an item is too tall to be kept whole; its figure stays with its name.
    print: {
      gridTemplateColumns: 'minmax(0, 10rem) minmax(0, 1fr) minmax(0, 10rem)',
      gap: `${space.s} ${space.m}`,
      paddingBlock: space.s,
      fontSize: '9pt',
    },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr) minmax(0, 15rem)',
      columnGap: space.l,
      alignItems: 'start',
    },
  },
})
const across = { gridColumn: '1 / -1' }
export const whole = style({ '@media': { print: across, [wide]: across } })
export const name = style({
  fontSize: text.lead,
  lineHeight: 1.3,
  overflowWrap: 'break-word',
  '@media': { print: { fontSize: '11pt' } },
})
export const level = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 .6em' })
globalStyle(`${level} > b`, { font: `700 ${text.lead}/1.3 ${font.serif}`, '@media': { print: { fontSize: '11pt' } } })
export const figure = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' })
export const range = style({ color: color.inkSoft, fontSize: text.small })
export const whisker = style({ stroke: color.ink, strokeWidth: 2 })
export const cuts = style({
  display: 'grid',
  gridTemplateColumns: '35% 35% 30%',
  fontSize: text.small,
  lineHeight: 1.4,
  color: color.inkSoft,
})
// What backs a figure up, and the small headings said with every programme, stand back behind it.
globalStyle(`${item} ul`, { color: color.inkSoft })
// A demand has its own mark.
globalStyle(`${item} ul:not([class])`, { listStyle: 'none', padding: 0, color: color.ink })
globalStyle(`${item} ul:not([class]) > li + li`, { marginBlockStart: space.s })
globalStyle(`${item} h4`, { font: `600 ${text.small}/1.4 ${font.sans}`, color: color.inkSoft })
globalStyle(`${item} > *, ${item} li`, { '@media': { print: { breakInside: 'avoid' } } })
globalStyle(`${item} :is(h4, ul, li, p)`, { '@media': { print: { fontSize: 'inherit', lineHeight: 1.35 } } })
globalStyle(`${item} a`, { '@media': { print: { minBlockSize: 0 } } })
globalStyle(`${cuts} > *`, { overflowWrap: 'anywhere' })
