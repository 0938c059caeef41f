import { globalStyle, style } from '@vanilla-extract/css'
import { tablet } from './media.ts'
import { thumb } from './thumb.ts'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

export const list = style({ minInlineSize: 0 })
globalStyle(`${list} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space.m}`,
  alignItems: 'baseline',
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
})
globalStyle(`${list} > :first-child`, { borderBlockStart: `2px solid ${color.ink}` })
globalStyle(`${list} svg`, { gridColumn: '1 / -1' })
globalStyle(`${list} > li > a`, { ...thumb, justifySelf: 'start' })
export const value = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums lining-nums' })
export const words = style({ fontSize: text.small, color: color.inkSoft })

// The printed report shrinks pictures (report.css.ts), but these columns keep their height.
export const columns = style({})
globalStyle(`${columns}${columns}${columns} svg`, { '@media': { print: { maxBlockSize: 'none' } } })

export const under = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  fontSize: text.small,
  lineHeight: 1.4,
  color: color.inkSoft,
  textAlign: 'center',
})
globalStyle(`${under} span > span`, { display: 'none', '@media': { [tablet]: { display: 'inline' } } })
