import { globalStyle, style } from '@vanilla-extract/css'
import { box } from './alert.css.ts'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars

export const report = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxl,
  // Blocks, for a grid that goes on over the page lets its rows run into one another.
  '@media': { print: { display: 'block', fontSize: '7.6pt', lineHeight: 1.26 } },
})
// The headline is a whole sentence with the longest words of Kazakh in it.
globalStyle(`${report} h1`, {
  '@media': { 'screen and (max-width: 30rem)': { fontSize: 'clamp(1rem, 6.6vw, 1.75rem)' } },
})

/** What is told first, in the serif that speaks. */
export const summary = style({
  display: 'grid',
  gap: space.m,
  font: `400 ${text.lead}/1.5 ${font.serif}`,
  maxInlineSize: '48rem',
  '@media': { print: { font: `400 8pt/1.3 ${font.serif}`, gap: '1mm', maxInlineSize: 'none' } },
})

export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } })
export const onScreen = style({ '@media': { print: { display: 'none' } } })

/** Groups of rows: one under another on a screen, side by side on paper. */
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': { print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2mm 8mm', alignItems: 'start' } },
})

/** A few things side by side, always on one line of a sheet of paper. */
export const abreast = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${space.l} ${space.xl}`,
  '@media': { print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '6mm' } },
})

/** Points with short headings of their own. */
export const points = style({ display: 'grid', gap: space.m, maxInlineSize: vars.measure })
globalStyle(`${points} h3`, { fontSize: text.lead })

/** A long list of things: in two columns on paper. */
export const paired = style({})

// Two sheets of A4: everything that is said stays, what is drawn for a screen closes up.
const onSheet = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(`${report} ${selector}`, { '@media': { print: rule } })
onSheet(':is(p, li, dd, dt, ul, ol, dl, div)', { maxInlineSize: 'none', fontSize: 'inherit', lineHeight: 'inherit' })
onSheet(`${summary} p`, { font: 'inherit' })
onSheet('h1', { fontSize: '13pt', textWrap: 'wrap' })
onSheet('h2', { fontSize: '10.5pt' })
onSheet(':is(h3, h4)', { fontSize: '8.5pt', minBlockSize: 0 })
onSheet(':is(h3, h4) > a', { minBlockSize: 0, display: 'inline' })
onSheet(':is(div, section, dl, ul)', { rowGap: '1mm', columnGap: '6mm' })
onSheet('li:nth-child(n)', { paddingBlock: 0, marginBlock: 0, breakInside: 'avoid' })
onSheet('> * + *', { marginBlockStart: '2.5mm' })
onSheet('section', { display: 'block' })
onSheet('section > * + *', { marginBlockStart: '1mm' })
onSheet(`> section > :is(.${points}, ul)`, { display: 'block', columns: 2, columnGap: '6mm' })
onSheet(`> section > .${points} > li + li:nth-child(n)`, { marginBlockStart: '1mm' })
// No heading stays behind when its list goes to the next sheet.
onSheet('section > h2 + p', { breakAfter: 'avoid', breakInside: 'avoid' })
onSheet(`.${box}`, { padding: '1mm 2mm', border: `1px solid ${color.ink}` })
onSheet(`.${paired}:nth-child(n)`, {
  columns: 2,
  columnGap: '8mm',
  borderBlockStart: `2px solid ${color.ink}`,
  paddingBlockStart: '1.5mm',
})
onSheet(`.${paired} :is(ul, ol) > li:nth-child(n)`, {
  gridTemplateColumns: '5mm minmax(0, 1fr)',
  gap: 0,
  border: 0,
  marginBlockEnd: '2mm',
})
onSheet(`.${paired} li > span`, { fontSize: '12pt', gridRow: '1 / span 2' })
onSheet(`.${paired} li > div`, { gridColumn: 2 })
onSheet(`.${paired} li div`, { rowGap: 0 })
// The remark says why; how close it is stands in words, and what it takes under the education paths.
onSheet(`.${paired} li p:has(+ dl)`, { display: 'none' })
onSheet(`.${paired} dl > div:first-child`, { display: 'none' })
onSheet(`.${paired} dl`, { gridTemplateColumns: 'minmax(0, 1fr)' })
onSheet(`.${paired} :is(dt, dd)`, { display: 'inline' })
onSheet(`.${paired} dt::after`, { content: '": "' })
onSheet(`.${paired} svg`, { display: 'none' })
onSheet('article', { paddingBlock: '1mm', gap: '.5mm' })
onSheet('article ul', { paddingInlineStart: '4mm' })
onSheet('form', { display: 'none' })
onSheet('a', { textDecoration: 'none', color: color.ink })
