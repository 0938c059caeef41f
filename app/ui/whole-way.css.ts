import { globalStyle, style } from '@vanilla-extract/css'
import { forced } from './media.ts'
import { vars } from './tokens.css.ts'

const { color } = vars

// Cells of equal width, none narrower than its word. With large text they wrap to a second line.
export const way = style({ display: 'flex', flexWrap: 'wrap' })
globalStyle(`${way} > li`, { position: 'relative', flex: '1 0 0' })
globalStyle(`${way} > li > :is(a, span)`, {
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'center',
  minBlockSize: vars.target,
  padding: '1.125rem .125rem .95rem',
  fontSize: 'clamp(.8125rem, .7rem + .5vw, 1.0625rem)',
  lineHeight: 1.2,
  color: color.ink,
  textAlign: 'center',
})
globalStyle(`${way} > li > a`, { textUnderlineOffset: '.2em' })
globalStyle(`${way} > li::after`, {
  content: '',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '11px',
  border: `1.5px solid ${color.scale}`,
  borderInlineStartWidth: 0,
  background: color.surface,
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
})
globalStyle(`${way} > li:first-child::after`, { borderInlineStartWidth: '1.5px' })
export const done = style({})
globalStyle(`${way} > ${done}::after`, { background: color.scale, borderInlineEndColor: color.surface })
globalStyle(`${way} [aria-current]`, { fontWeight: 700 })
export const needle = style({ position: 'absolute', insetInline: 0, insetBlockStart: 0, blockSize: '18px' })
