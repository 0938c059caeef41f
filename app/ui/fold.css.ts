import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space.m}`,
  alignItems: 'center',
  minBlockSize: '3.5rem',
  paddingBlock: space.xs,
} as const
const rule = `2px solid ${color.ink}`

export const fold = style({ borderBlockStart: rule, breakInside: 'avoid' })
globalStyle(`${fold} > summary`, { ...line, cursor: 'pointer' })
// Its inside is fetched: the whole line is pressed, as one that unfolds.
export const asked = style({
  ...line,
  position: 'relative',
  borderBlockStart: rule,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${asked} > h2`, { fontSize: text.h3 })
globalStyle(`${asked} a`, { textDecoration: 'none', color: 'inherit', minBlockSize: 0 })
globalStyle(`${asked} a::after`, { content: '', position: 'absolute', inset: 0 })
globalStyle(`${asked}:hover a`, { textDecoration: 'underline 2px', textUnderlineOffset: '.15em' })
globalStyle(`${fold} > summary::after, ${asked}::after`, {
  content: ['"+"', '"+" / ""'],
  gridColumn: -2,
  gridRow: 1,
  font: `400 1.75rem/1 ${font.serif}`,
  color: color.accent,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${fold}[open] > summary::after`, { content: ['"\\2212"', '"\\2212" / ""'] })
globalStyle(`${fold} > summary :is(h2, h3)`, { fontSize: text.h3 })
globalStyle(`${fold} > summary:hover :is(h2, h3)`, { textDecoration: 'underline 2px', textUnderlineOffset: '.15em' })
export const inside = style({ paddingBlockEnd: space.xl })
export const says = style({
  gridColumn: '1 / -1',
  fontSize: text.small,
  lineHeight: 1.45,
  color: color.inkSoft,
})

// With the sign of a field before the name.
export const signed = style({})
globalStyle(`${signed} > summary`, { gridTemplateColumns: '2.5rem minmax(0, 1fr) auto', columnGap: space.s })
globalStyle(`${signed} > summary > svg`, { gridRow: '1 / span 2' })
globalStyle(`${signed} > summary > .${says}`, { gridColumn: 2 })
globalStyle(`${signed} > summary :is(h2, h3)`, { fontSize: 'clamp(1.0625rem, .95rem + .55vw, 1.3125rem)' })
export const askedSigned = style({})
globalStyle(`${asked}${askedSigned}`, { gridTemplateColumns: '2.5rem minmax(0, 1fr) auto', columnGap: space.s })
globalStyle(`${askedSigned} > svg`, { gridRow: '1 / span 2' })
globalStyle(`${askedSigned} > .${says}`, { gridColumn: 2 })
globalStyle(`${askedSigned} > h2`, { fontSize: 'clamp(1.0625rem, .95rem + .55vw, 1.3125rem)' })
