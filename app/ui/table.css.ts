import { globalStyle, style } from '@vanilla-extract/css'
import { broad, phone } from './media.ts'
import { vars } from './tokens.css.ts'
import { visuallyHidden } from './visually-hidden.css.ts'

const { color, space, text } = vars

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '1rem',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
globalStyle(`${table} caption`, { textAlign: 'start', fontWeight: 600, paddingBlockEnd: space.xs })
globalStyle(`${table} :is(th, td)`, {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: '.65rem .75rem .65rem 0',
  borderBlockEnd: `1px solid ${color.line}`,
})
globalStyle(`[dir="rtl"] ${table} :is(th, td)`, { paddingInline: '0 .75rem' })
globalStyle(`${table} thead th`, {
  borderBlockEnd: `2px solid ${color.ink}`,
  fontSize: text.small,
  verticalAlign: 'bottom',
  // Column headers are our own short words; a long cell must not break them.
  overflowWrap: 'normal',
})
// Wide enough for short words in cells.
globalStyle(`:where(${table} td)`, { minInlineSize: '6.75rem' })
globalStyle(`${table} tbody th`, { fontWeight: 600 })
// Notes below a name are not bold.
globalStyle(`${table} tbody th > p`, { fontWeight: 400 })
globalStyle(`${table} tbody tr:hover`, { background: color.accentWash })
globalStyle(`${table} tr`, { breakInside: 'avoid' })

export const dense = style({})
globalStyle(`${dense} thead th`, { '@media': { print: { fontSize: '.9em' } } })
globalStyle(`${dense} :is(th, td)`, { '@media': { print: { paddingBlock: '.8mm' } } })

/** Wide enough for the longest of our own words, so that numeric columns do not break it. */
export const unbroken = style({ display: 'block', minInlineSize: '8.5rem' })

/** Equal columns, so that a very long word does not squeeze the others. */
export const even = style({ tableLayout: 'fixed' })

/** Aligns rows by their first baseline, because a link is taller than a figure. */
export const base = style({})
globalStyle(`${table}.${base} tbody :is(th, td)`, { verticalAlign: 'baseline' })

export const end = style({})
globalStyle(`:where(${table} td.${end})`, { minInlineSize: '5.5rem' })
globalStyle(`${table} .${end}`, { textAlign: 'end' })
globalStyle(`${table} .${end} + *`, {
  paddingInlineStart: '.5rem',
  '@media': { [broad]: { paddingInlineStart: '1.5rem' } },
})

export const captionHidden = visuallyHidden

export const stacked = style({})
const onPhone = (selector: string, rule: Record<string, string>) =>
  globalStyle(
    selector
      .split(',')
      .map(part => `.${stacked} ${part.trim()}`)
      .join(', '),
    { '@media': { [phone]: rule } },
  )
globalStyle(`.${stacked}`, { '@media': { [phone]: { display: 'block' } } })
onPhone('caption, tbody, tr, th, td', { display: 'block' })
onPhone('thead', {
  position: 'absolute',
  clipPath: 'inset(50%)',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
})
onPhone('tr', { borderBlockStart: `2px solid ${color.ink}`, paddingBlock: `${space.xs} ${space.m}` })
onPhone('tr :is(th, td)', { border: '0', padding: '.15rem 0', textAlign: 'start' })
onPhone('[data-label]', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: '.75rem',
})
onPhone('[data-label]::before', {
  content: 'attr(data-label)',
  color: color.inkSoft,
  fontSize: text.small,
})
