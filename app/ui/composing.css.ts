import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, space } = vars
const edge = `2px solid ${color.lineStrong}`

export const composing = style({ border: edge, borderRadius: vars.radius, background: color.raised })
globalStyle(`${composing} > summary`, {
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: '3rem',
  padding: `${space.xs} ${space.s}`,
  color: color.inkSoft,
  cursor: 'pointer',
})
globalStyle(`${composing} > summary:hover, ${composing}[open] > summary`, { color: color.ink })
globalStyle(`${composing} > form`, { padding: `${space.xs} ${space.m} ${space.m}` })
// On a phone the summary is a field of one line, without the picture.
globalStyle(`${composing} > summary > :first-child`, { '@media': { [phone]: { display: 'none' } } })
