import { style } from '@vanilla-extract/css'
import { forced } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, text } = vars

export const avatar = style({
  display: 'inline-grid',
  justifySelf: 'start',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: '50%',
  fontSize: text.small,
  fontWeight: 600,
  objectFit: 'cover',
  '@media': { [forced]: { border: '1px solid' } },
})
export const tones = [
  style({ background: color.accentWash, color: color.accentStrong }),
  style({ background: color.hereWash, color: color.caution }),
  style({ background: color.positiveWash, color: color.positive }),
] as const
export const big = style({ inlineSize: '3.5rem', blockSize: '3.5rem', fontSize: text.body })
