import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

/** Visually hidden on a phone, where the rings need no heading. */
export const title = style({
  fontSize: text.lead,
  marginBlockEnd: space.xs,
  '@media': {
    [phone]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

/** One row that scrolls sideways, however many people there are. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // On the narrowest phone part of the fourth ring shows that the row scrolls.
  gridAutoColumns: '5.3rem',
  gap: space.xxs,
  overflowX: 'auto',
  // Contains the visually hidden text, so that it scrolls with the row.
  position: 'relative',
  // Room for the focus ring.
  padding: space.xxs,
  margin: `calc(-1 * ${space.xxs})`,
  listStyle: 'none',
})
export const person = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space.xxs,
  minBlockSize: vars.target,
  fontSize: text.small,
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
})
// Only the name is underlined, not the initials in the ring.
globalStyle(`${person} > :nth-child(2)`, { textDecoration: 'underline 1px', textUnderlineOffset: '.18em' })
export const ring = style({ display: 'grid', placeItems: 'center', inlineSize: '4.25rem', blockSize: '4.25rem' })
export const circle = style({ gridArea: '1/1', inlineSize: '100%', blockSize: '100%', fill: 'none' })
export const inside = style({ gridArea: '1/1', display: 'grid' })

// Unseen parts are thick arcs, seen ones thin.
export const arc = style({ stroke: color.accent, strokeWidth: 5 })
export const seen = style({ stroke: color.lineStrong, strokeWidth: 1.5 })
export const tell = style({ stroke: color.lineStrong, strokeWidth: 2, strokeDasharray: '5 4' })
export const plus = style({ stroke: color.accent, strokeWidth: 2.5 })
