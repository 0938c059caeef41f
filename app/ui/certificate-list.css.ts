import { style } from '@vanilla-extract/css'
import { tablet } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars

export const certificates = style({})

export const certificate = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: space.m,
  paddingBlock: space.l,
  borderBlockStart: `1px solid ${color.line}`,
  breakInside: 'avoid',
  selectors: { '&:first-child': { borderBlockStart: `2px solid ${color.ink}` } },
  '@media': { [tablet]: { gridTemplateColumns: '8rem minmax(0, 1fr)', gap: space.l } },
})

/** Frame in the shape of a sheet of paper: the whole picture, or the file type if there is no preview. */
export const sheet = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  background: color.sunk,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius,
  color: color.inkSoft,
  fontSize: text.small,
  fontWeight: 600,
})
export const preview = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
})

export const words = style({ display: 'grid', gap: space.xxs, alignContent: 'start' })
export const name = style({ font: `700 ${text.lead}/1.3 ${font.serif}`, overflowWrap: 'anywhere' })
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.l })
