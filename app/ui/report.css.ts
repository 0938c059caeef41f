import { globalStyle, style } from '@vanilla-extract/css'
import { box } from './alert.css.ts'
import { vars } from './tokens.css.ts'

const { color } = vars

const paper = (rule: Record<string, string | number>) => ({ '@media': { print: rule } })

export const report = style(paper({ fontSize: '7.9pt', lineHeight: 1.24 }))
export const onPaper = style({ display: 'none', '@media': { print: { display: 'inline' } } })
export const onScreen = style(paper({ display: 'none' }))

/** Groups of rows: in a column on screen, side by side in print. */
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  ...paper({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2mm 8mm', alignItems: 'start' }),
})

/** A fold left out in print for lack of space. */
export const screenFold = style(paper({ display: 'none' }))
/** A fold that is open in print. */
export const paperFold = style({})

// The print fits on two sheets of A4: all text stays, and spacing and pictures shrink.
const onSheet = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(`${report} ${selector}`, paper(rule))
onSheet(`.${paperFold} > details::details-content`, { contentVisibility: 'visible', blockSize: 'auto' })
onSheet(':is(p, li, dd, dt, ul, ol, dl, div, span, table):nth-child(n)', {
  maxInlineSize: 'none',
  fontSize: 'inherit',
  lineHeight: 'inherit',
})
onSheet('h1:nth-child(n)', { fontSize: '13pt', textWrap: 'wrap' })
onSheet('h2:nth-child(n)', { fontSize: '10pt', breakAfter: 'avoid' })
onSheet(':is(h3, h4):nth-child(n)', { fontSize: '8.2pt', minBlockSize: 0 })
onSheet('a', { textDecoration: 'none', color: color.ink })
onSheet(':is(div, section, ul, ol, summary):nth-child(n)', { rowGap: '.8mm' })
onSheet('summary', { minBlockSize: 0, paddingBlock: '1mm' })
onSheet('details > div', { paddingBlockEnd: '1mm' })
onSheet('li:nth-child(n)', { paddingBlock: '.6mm', breakInside: 'avoid' })
onSheet(':is(svg, li > svg):nth-child(n)', { maxBlockSize: '6mm' })
onSheet(`.${box}`, { padding: '1mm 2mm', border: `1px solid ${color.ink}` })
onSheet('form', { display: 'none' })
// Dates with links change daily and are not printed.
onSheet('li:has(> time ~ div > a)', { display: 'none' })
onSheet('section + div:nth-child(n)', { paddingBlockStart: '3mm' })
