import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars
const edge = `1px dashed ${color.lineStrong}`

/** Information about the slips; not printed. */
export const head = style({ '@media': { print: { display: 'none' } } })

/** Eight slips per A4 page, to be cut along the dashed lines. */
export const slips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  maxInlineSize: '46rem',
  borderBlockStart: edge,
  borderInlineStart: edge,
  background: color.raised,
  '@media': { print: { gridTemplateColumns: '1fr 1fr', maxInlineSize: 'none', borderColor: '#000' } },
})
export const slip = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: '.2rem',
  padding: space.m,
  borderInlineEnd: edge,
  borderBlockEnd: edge,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  '@media': { print: { blockSize: '62mm', breakInside: 'avoid', borderColor: '#000', padding: '4mm 5mm' } },
})
globalStyle(`${slip}:nth-child(8n):not(:last-child)`, { '@media': { print: { breakAfter: 'page' } } })
// Five lines of notes and a label of two lines fit in an eighth of a page.
globalStyle(`${slip} p`, { lineHeight: 1.35, '@media': { print: { fontSize: '.78rem', lineHeight: 1.3 } } })
// On narrow screens the label is above the value, so that codes to be typed are not broken.
export const pairs = style({
  display: 'grid',
  gap: '.1rem .75rem',
  alignItems: 'baseline',
  lineHeight: 1.3,
  '@media': {
    [wide]: { gridTemplateColumns: '4.75rem minmax(0, 1fr)' },
    print: { gridTemplateColumns: '9.6rem minmax(0, 1fr)' },
  },
})
globalStyle(`${pairs} dt`, { fontSize: text.small, color: color.inkSoft })
globalStyle(`:where(${pairs}) dd`, { fontSize: '1rem', fontWeight: 700 })
export const code = style({
  font: '700 1.15rem/1.3 ui-monospace, "DejaVu Sans Mono", monospace',
  letterSpacing: '.03em',
  whiteSpace: 'nowrap',
})
