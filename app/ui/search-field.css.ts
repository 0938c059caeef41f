import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, space } = vars

export const search = style({ position: 'relative', display: 'flex', gap: space.xs })
globalStyle(`${search} > input`, { minInlineSize: 0, minBlockSize: vars.target, padding: space.xs })

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
