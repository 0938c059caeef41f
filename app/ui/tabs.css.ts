import { globalStyle, style } from '@vanilla-extract/css'
import { forced } from './media.ts'
import { vars } from './tokens.css.ts'

const { color } = vars

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlockEnd: `2px solid ${color.ink}`,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${tabs} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: '.5em',
  minBlockSize: '3rem',
  paddingInline: 'clamp(.4rem, 2vw, 1rem)',
  color: color.ink,
  textDecoration: 'none',
})
// Only the label is underlined, not the count beside it.
globalStyle(`${tabs} a:not([aria-current]) > :first-child`, { textDecoration: 'underline 1px' })
globalStyle(`${tabs} a:hover > :first-child`, { textDecorationThickness: '3px' })
globalStyle(`${tabs} a:hover`, { background: color.accentWash })
globalStyle(`${tabs} [aria-current]`, {
  fontWeight: 600,
  background: color.hereWash,
  boxShadow: `inset 0 -6px ${color.here}`,
  '@media': { [forced]: { textDecoration: 'underline 4px' } },
})
