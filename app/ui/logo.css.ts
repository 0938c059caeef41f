import { globalStyle, style } from '@vanilla-extract/css'
import { tones } from './avatar.css.ts'
import { entry as anyEntry } from './entries.css.ts'
import { forced, tablet } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, font, text } = vars

const square = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius,
  objectFit: 'cover',
  font: `700 ${text.h3}/1 ${font.serif}`,
  '@media': { [forced]: { border: '1px solid' } },
})
export const picture = style([square, { background: color.sunk }])
export const letters = tones.map(tone => `${square} ${tone}`)

export const entry = style([
  anyEntry,
  { '@media': { [tablet]: { gridTemplateColumns: '3.5rem minmax(0, 1fr) 12rem' } } },
])
globalStyle(`${entry} :is(h2, h3)`, { fontSize: text.h3 })
