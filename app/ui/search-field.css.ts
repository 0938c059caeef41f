import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

export const search = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderBlockEnd: `2px solid ${color.lineStrong}`,
})
globalStyle(`${search} > input`, {
  flex: 1,
  inlineSize: '10rem',
  minBlockSize: vars.target,
  border: 0,
  background: 'none',
})
// A glass, drawn: a ring with a handle.
globalStyle(`${search} > button`, {
  inlineSize: vars.target,
  minBlockSize: vars.target,
  border: 0,
  background: 'none',
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
})
globalStyle(`${search} > button::before`, {
  content: '',
  inlineSize: '.8rem',
  blockSize: '.8rem',
  border: '2px solid',
  borderRadius: '50%',
  gridArea: '1 / 1',
})
globalStyle(`${search} > button::after`, {
  content: '',
  inlineSize: '.5rem',
  borderBlockStart: '2px solid',
  gridArea: '1 / 1',
  transform: 'rotate(45deg) translateX(.62rem)',
})

export const suggestions = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: vars.layer.menu,
  minInlineSize: 'min(22rem, 100%)',
  maxBlockSize: '70vh',
  overflowY: 'auto',
  background: color.raised,
  border: `2px solid ${color.ink}`,
})
globalStyle(`${suggestions} > li`, { padding: `${space.xs} ${space.s}`, minBlockSize: vars.target, cursor: 'pointer' })
globalStyle(`${suggestions} > :is(:hover, [aria-selected="true"])`, { background: color.accentWash })
globalStyle(`${suggestions} > [aria-selected="true"]`, { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' })
globalStyle(`${suggestions} small`, { fontSize: text.small, color: color.inkSoft })
