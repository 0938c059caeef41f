import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, space } = vars

export const row = style({ '@media': { [phone]: { display: 'none' } } })

export const menu = style({ display: 'none', '@media': { [phone]: { display: 'block' } } })
globalStyle(`${menu} > summary`, {
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: '3rem',
  paddingInline: space.s,
  borderBlockEnd: `2px solid ${color.ink}`,
  background: color.hereWash,
  cursor: 'pointer',
})
globalStyle(`${menu} > summary::after`, {
  content: ['"+"', '"+" / ""'],
  marginInlineStart: 'auto',
  fontSize: '1.5rem',
  color: color.accent,
})
globalStyle(`${menu}[open] > summary::after`, { content: ['"\\2212"', '"\\2212" / ""'] })
