import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, space } = vars

export const search = style({ position: 'relative', display: 'flex', gap: space.xs })
globalStyle(`${search} > input`, {
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.target,
  padding: space.xs,
  paddingInlineEnd: vars.target,
  background: color.raised,
  border: `1px solid ${color.lineStrong}`,
})
// A magnifier at the end of the field. The button keeps its text for screen readers.
globalStyle(`${search} > button`, {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: vars.target,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: 'none',
  color: color.accent,
  textIndent: '9em',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
})
globalStyle(`${search} > button::before, ${search} > button::after`, {
  content: '',
  position: 'absolute',
  insetBlockStart: 'calc(50% - .55rem)',
  insetInlineStart: 'calc(50% - .55rem)',
  inlineSize: '.85rem',
  blockSize: '.85rem',
  border: '2px solid',
  borderRadius: '50%',
})
globalStyle(`${search} > button::after`, {
  translate: '.72rem .9rem',
  rotate: '45deg',
  inlineSize: '.45rem',
  blockSize: 0,
  borderWidth: '2px 0 0',
  borderRadius: 0,
})

export const suggestions = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '100%',
  zIndex: vars.layer.menu,
  inlineSize: 'min(22rem, 85vw)',
  background: color.raised,
  border: `2px solid ${color.ink}`,
})
globalStyle(`${suggestions} > li`, { padding: space.s, cursor: 'pointer' })
globalStyle(`${suggestions} > :is(:hover, [aria-selected="true"])`, { background: color.accentWash })
globalStyle(`${suggestions} > [aria-selected="true"]`, { outline: `2px solid ${color.focus}` })
