import { globalStyle, style } from '@vanilla-extract/css'
import { forced, phone } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  paddingBlockStart: '1.25rem',
  fontSize: text.small,
  lineHeight: 1.35,
  '@media': { [phone]: { display: 'block', padding: 0 } },
})
globalStyle(`${steps} > li`, {
  position: 'relative',
  paddingBlockStart: '1.15rem',
  paddingInlineEnd: '.5rem',
  '@media': {
    [phone]: { display: 'flex', alignItems: 'center', minBlockSize: vars.target, padding: '0 0 0 2.25rem' },
  },
})
globalStyle(`${steps} > li::before`, {
  content: '',
  position: 'absolute',
  insetInline: '0 -1px',
  insetBlockStart: 0,
  blockSize: '11px',
  border: `1.5px solid ${color.scale}`,
  background: color.surface,
  '@media': {
    [phone]: { inset: '0 auto -1px 1rem', inlineSize: '11px', blockSize: 'auto' },
    [forced]: { forcedColorAdjust: 'none' },
  },
})
export const done = style({})
globalStyle(`${steps} > ${done}::before`, { background: color.scale, borderInlineEndColor: color.surface })
globalStyle(`${steps} > [aria-current]::before`, {
  background: `linear-gradient(90deg, ${color.here} 50%, ${color.surface} 0)`,
  '@media': { [phone]: { background: `linear-gradient(${color.here} 50%, ${color.surface} 0)` } },
})
globalStyle(`${steps} > [aria-current]`, { fontWeight: 600 })
globalStyle(`${steps} a`, {
  display: 'inline-flex',
  minBlockSize: vars.target,
  paddingBlock: '.2rem',
  '@media': { [phone]: { alignItems: 'center' } },
})
export const needle = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '-1.25rem',
  '@media': { [phone]: { display: 'none' } },
})

/** The buttons at the end of a step, below a rule. */
export const end = style({
  inlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.l}`,
  paddingBlockStart: space.m,
  borderBlockStart: `2px solid ${color.ink}`,
})
