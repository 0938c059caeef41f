import { globalStyle, style } from '@vanilla-extract/css'
import { circle, filled } from './support-circle.ts'
import { thumb } from './thumb.ts'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars

export const post = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  paddingBlock: space.l,
  borderBlockStart: `1px solid ${color.line}`,
  breakInside: 'avoid',
  selectors: { '&:first-of-type': { borderBlockStart: 0, paddingBlockStart: space.xs } },
})
export const head = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s}`,
  alignItems: 'flex-start',
})
// With large type the text wraps below the picture instead of becoming a narrow column.
globalStyle(`${head} > div`, {
  flex: '1 1 8rem',
  minInlineSize: 0,
  paddingInlineEnd: '3rem',
  overflowWrap: 'anywhere',
})
globalStyle(`${head} :is(h2, h3)`, { fontSize: text.lead })
// On a post's own page the author's name stays smaller than other main headings.
globalStyle(`${head} h1`, { fontSize: text.h3 })
/** Text of a user: keeps line breaks, and breaks words that are too long. */
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: vars.measure })

export const menu = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 0,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${menu} > summary`, {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target,
  blockSize: vars.target,
  cursor: 'pointer',
  borderRadius: vars.radius,
})
globalStyle(`${menu} > summary > svg`, {
  inlineSize: '1.5rem',
  stroke: 'currentColor',
  strokeWidth: 4,
  strokeLinecap: 'round',
})
globalStyle(`${menu} > summary:hover, ${menu}[open] > summary`, { background: color.accentWash })
globalStyle(`${menu} > div`, {
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: vars.target,
  zIndex: vars.layer.menu,
  inlineSize: 'min(20rem, calc(100vw - 2rem))',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${space.xs} ${space.m}`,
  background: color.raised,
  borderBlock: `3px solid ${color.ink}`,
})
globalStyle(`${menu} :is(a, button)`, { inlineSize: '100%', paddingBlock: space.xs, lineHeight: 1.3 })

export const pictures = style({ display: 'grid', gap: space.xs, gridTemplateColumns: 'minmax(0, 1fr)' })
export const several = style([pictures, { gridTemplateColumns: '1fr 1fr' }])
globalStyle(`${pictures} img`, { inlineSize: '100%', borderRadius: vars.radius, background: color.sunk })
globalStyle(`${pictures} figcaption`, {
  fontSize: text.small,
  lineHeight: 1.4,
  color: color.inkSoft,
  paddingBlockStart: space.xxs,
  overflowWrap: 'anywhere',
})

export const attached = style({
  borderBlock: `1px solid ${color.lineStrong}`,
  paddingBlock: space.xs,
  overflowWrap: 'anywhere',
})
globalStyle(`${head} h1 > a, ${head} p:not(:has(time)) > a, ${attached} > span > a`, thumb)
globalStyle(`${attached} > i`, { display: 'block', font: `italic 400 1rem/1.3 ${font.serif}`, color: color.accent })

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.l}`,
  '@media': { print: { display: 'none' } },
})
// The support button: a word with a circle that is filled once it is given.
globalStyle(`${acts} button[aria-pressed]::before`, circle)
globalStyle(`${acts} button[aria-pressed="true"]::before`, filled)

export const gone = style({
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius,
  padding: `${space.s} ${space.m}`,
  color: color.inkSoft,
})
