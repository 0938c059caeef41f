import { globalStyle, style } from '@vanilla-extract/css'
import { tablet } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars
const paper = (rule: Record<string, string | number>) => ({ '@media': { print: rule } })

/** A sheet of A4 on screen; in print it is the page itself. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  maxInlineSize: '52rem',
  padding: 'clamp(1rem, 5vw, 3.5rem)',
  background: color.raised,
  border: `1px solid ${color.lineStrong}`,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { marginBlockStart: space.l } },
  '@media': {
    print: {
      minBlockSize: '262mm',
      maxInlineSize: 'none',
      padding: '2mm 0 0',
      border: 0,
      gap: '1.2em',
      fontSize: '8.5pt',
      lineHeight: 1.3,
    },
  },
})
/** A sheet with little text. */
export const roomy = style(paper({ gap: '2em', fontSize: '11pt', lineHeight: 1.45 }))
globalStyle(`${sheet} + ${sheet}`, paper({ breakBefore: 'page', marginBlockStart: 0 }))

// In print all text on a sheet is smaller than on a screen.
const onSheet = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(`${sheet} ${selector}`, paper(rule))
onSheet(':is(p, li, table, td, th, span, caption, div):nth-child(n)', {
  fontSize: 'inherit',
  lineHeight: 'inherit',
  maxInlineSize: 'none',
})
onSheet('h1', { fontSize: '2em', textWrap: 'wrap' })
onSheet('h2', { fontSize: '1.4em' })
onSheet('h3', { fontSize: '1.2em' })
onSheet(':is(div, section, header):nth-child(n)', { rowGap: '.33em' })
onSheet('table :is(td, th):nth-child(n)', { paddingBlock: '.2em' })
onSheet('a', { color: color.ink, textDecoration: 'none' })

/** A date and its content. */
export const dated = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `0 ${space.l}`,
  paddingBlock: space.s,
  borderBlockStart: `1px solid ${color.line}`,
  breakInside: 'avoid',
  '@media': {
    [tablet]: { gridTemplateColumns: '9.5rem minmax(0, 1fr)' },
    print: { gridTemplateColumns: '34mm minmax(0, 1fr)', gap: '0 6mm', paddingBlock: '.33em' },
  },
})

/** Footer of a sheet: document and page number. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
  marginBlockStart: 'auto',
  paddingBlockStart: space.xs,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: text.small,
  color: color.inkSoft,
})
