import { style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

const verbatim = style({
  margin: 0,
  paddingInlineStart: space.m,
  borderInlineStart: `3px solid ${color.line}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const words = style([verbatim, { maxInlineSize: vars.measure }])
export const code = style([
  verbatim,
  { fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace', fontSize: text.small, lineHeight: 1.45 },
])
