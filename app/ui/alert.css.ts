import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { entries } from './entries.css.ts'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  border: '3px solid',
  padding: `${space.m} ${space.l}`,
  borderRadius: vars.radius,
  background: color.raised,
})
export const alert = styleVariants(
  { info: color.accent, good: color.positive, warn: color.caution, bad: color.danger },
  edge => [box, { borderColor: edge }],
)
globalStyle(`${box} > :is(h2, h3, h4)`, { fontSize: text.h3 })
globalStyle(`${box} ul:not(${entries})`, { paddingInlineStart: '1.1em', listStyle: 'disc' })

export const errors = style({})
globalStyle(`${errors} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target,
  color: color.danger,
  fontWeight: 600,
})
