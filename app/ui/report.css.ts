import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars

export const report = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxl,
  '@media': { print: { gap: '3.5mm', fontSize: '8.5pt', lineHeight: 1.35 } },
})

/** What is told first, in the serif that speaks. */
export const summary = style({
  display: 'grid',
  gap: space.m,
  font: `400 ${text.lead}/1.5 ${font.serif}`,
  maxInlineSize: '48rem',
  '@media': { print: { font: `400 9.5pt/1.4 ${font.serif}`, gap: '1.5mm', maxInlineSize: 'none' } },
})

export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } })
export const onScreen = style({ '@media': { print: { display: 'none' } } })

/** Groups of rows: one under another on a screen, side by side on paper. */
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': { print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '5mm' } },
})

/** A point with its own short heading. */
export const points = style({ display: 'grid', gap: space.m, maxInlineSize: vars.measure })
globalStyle(`${points} h3`, { fontSize: text.lead })

// Two sheets of A4: everything that is said stays, what is drawn for a screen closes up.
const onSheet = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(`${report} ${selector}`, { '@media': { print: rule } })
onSheet('h1', { fontSize: '16pt' })
onSheet('h2', { fontSize: '11.5pt' })
onSheet(':is(h3, h4)', { fontSize: '9pt', minBlockSize: 0 })
onSheet(':is(h3, h4) > a', { minBlockSize: 0, display: 'inline' })
onSheet(':is(p, li, dd, dt, ul, ol, dl, td, th)', { maxInlineSize: 'none', fontSize: 'inherit', lineHeight: 'inherit' })
onSheet(':is(div, section, li, dl, ul)', { rowGap: '1mm' })
onSheet('li', { paddingBlock: '1mm' })
onSheet('dl', { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })
onSheet('svg', { blockSize: '4.5mm', overflow: 'hidden' })
onSheet('details', { display: 'none' })
onSheet('form', { display: 'none' })
onSheet('a', { textDecoration: 'none', color: color.ink })
