import { globalStyle, style } from '@vanilla-extract/css'
import { tablet } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

export const list = style({})
globalStyle(`${list} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `0 ${space.l}`,
  paddingBlock: space.s,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr) auto' } },
})
globalStyle(`${list} dt`, { color: color.inkSoft, fontSize: text.small })
globalStyle(`${list} dd`, {
  gridColumn: '1',
  minInlineSize: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '@media': { [tablet]: { gridColumn: '2', gridRow: '1' } },
})
globalStyle(`${list} dd + dd`, {
  gridColumn: '2',
  gridRow: '1',
  whiteSpace: 'normal',
  '@media': { [tablet]: { gridColumn: '3' } },
})
globalStyle(`${list} ol`, { paddingInlineStart: '1.25em', listStyle: 'decimal' })
