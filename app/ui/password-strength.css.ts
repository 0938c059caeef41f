import { style } from '@vanilla-extract/css'
import { forced } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s })
export const advice = style({
  display: 'grid',
  gap: space.xs,
  fontSize: text.small,
  lineHeight: 1.45,
  color: color.inkSoft,
})
export const traits = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xxs} ${space.m}` })

export const verdict = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.s}`,
  fontWeight: 600,
})
export const steps = style({ display: 'inline-flex', gap: '3px' })
const step = style({
  inlineSize: '1.75rem',
  blockSize: '.6rem',
  border: `1px solid ${color.ink}`,
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
})
export const ahead = style([step])
export const reached = style([step, { background: color.scale }])
