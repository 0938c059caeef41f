import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from './media.ts'
import { vars } from './tokens.css.ts'
import { visuallyHidden } from './visually-hidden.css.ts'

const { color, font, space, text } = vars

/** Rows of name, bar, score and band. On a phone the bar has a line of its own. */
export const scores = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  borderBlockEnd: `1px solid ${color.line}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const hidden = visuallyHidden

globalStyle(`${scores} caption`, { textAlign: 'start', paddingBlockEnd: space.xs })
globalStyle(`${scores} tbody`, { borderBlockStart: `2px solid ${color.ink}` })
globalStyle(`${scores} tr`, { borderBlockStart: `1px solid ${color.line}`, breakInside: 'avoid' })
globalStyle(`${scores} :is(th, td)`, { textAlign: 'start', paddingBlock: space.s, paddingInlineEnd: space.m })
globalStyle(`${scores} th`, { inlineSize: '15rem', font: `700 ${text.body}/1.2 ${font.serif}` })
globalStyle(`${scores} td:nth-of-type(2)`, {
  inlineSize: '3rem',
  font: `700 ${text.h3}/1 ${font.serif}`,
  textAlign: 'end',
})
globalStyle(`${scores} td:nth-of-type(3)`, {
  inlineSize: '4.5rem',
  paddingInlineEnd: 0,
  fontSize: text.small,
  color: color.inkSoft,
  textAlign: 'end',
  whiteSpace: 'nowrap',
})

const onPhone = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(`${scores} ${selector}`, { '@media': { [phone]: rule } })
onPhone(':is(tbody, tr, th, td)', { display: 'block' })
onPhone(':is(th, td):nth-of-type(n)', { inlineSize: 'auto', paddingBlock: 0 })
onPhone('tr', { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', paddingBlock: space.s })
onPhone('th', { flex: '1 1 8rem', minInlineSize: 0 })
onPhone('td:first-of-type', { order: 1, flex: '1 0 100%', paddingInlineEnd: 0 })

// In print four of these tables fit on a third of a page.
const onPaper = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(`${scores} ${selector}`, { '@media': { print: rule } })
onPaper(':is(th, td):nth-of-type(n)', { padding: '.5mm 1.5mm .5mm 0' })
onPaper('th', { inlineSize: '38mm', fontSize: '8pt', fontFamily: font.sans, fontWeight: 600 })
onPaper('td:nth-of-type(2)', { inlineSize: '7mm', fontSize: '9pt' })
onPaper('td:nth-of-type(3)', { inlineSize: '13mm', fontSize: '8pt' })
onPaper('svg', { marginBlock: '-8px' })
