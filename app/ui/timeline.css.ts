import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { forced } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars

/** A vertical scale bar: filled for past stages, gold for the current one, hollow for later ones. */
export const timeline = style({})
const stage = style({
  position: 'relative',
  paddingInlineStart: '2.75rem',
  paddingBlockEnd: space.xl,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '.75rem',
    insetBlock: 0,
    inlineSize: '11px',
    border: `1.5px solid ${color.scale}`,
    borderBlockEnd: 0,
    background: color.surface,
    printColorAdjust: 'exact',
  },
  ':last-child': { paddingBlockEnd: space.s },
  selectors: { '&:last-child::before': { borderBlockEnd: `1.5px solid ${color.scale}` } },
  '@media': { print: { breakInside: 'avoid-page', paddingBlockEnd: space.m } },
})
export const stages = styleVariants({
  done: [
    stage,
    { '::before': { background: color.scale }, '@media': { [forced]: { '::before': { background: 'CanvasText' } } } },
  ],
  now: [stage, { '::before': { background: color.here } }],
  later: [stage],
})
/** The needle beside the current stage. */
export const needle = style({ position: 'absolute', insetInlineStart: 0, insetBlockStart: '.2rem' })
export const when = style({ fontSize: text.small, color: color.inkSoft })
export const name = style({ font: `700 ${text.h3}/1.25 ${font.serif}` })

export const tasks = style({ borderBlockStart: `1px solid ${color.line}` })
export const task = style({
  display: 'grid',
  gap: `0 ${space.m}`,
  borderBlockEnd: `1px solid ${color.line}`,
  paddingBlock: space.xxs,
  scrollMarginBlockStart: space.l,
  '@media': { '(min-width: 48rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
})
export const more = style({
  paddingInlineStart: '2.25rem',
  gridColumn: '1 / -1',
  '@media': { print: { paddingInlineStart: 0 } },
})

const marking = style({
  display: 'grid',
  gridTemplateColumns: '1.375rem minmax(0, 1fr)',
  gap: space.s,
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.target,
  paddingBlock: space.xxs,
  textAlign: 'start',
})
/** A mark that cannot be pressed; its text is aligned with the others. */
export const marked = style([marking, { '::before': { content: '""', textAlign: 'center', fontWeight: 700 } }])
export const ticked = style({ color: color.inkSoft, '::before': { content: '"✓" / ""' } })
/** A mark that can be pressed: the box and its text are one button. */
export const mark = style([
  marking,
  {
    font: 'inherit',
    color: color.ink,
    background: 'none',
    border: 0,
    cursor: 'pointer',
    '::before': {
      content: '""',
      inlineSize: '1.375rem',
      blockSize: '1.375rem',
      border: `1.5px solid ${color.lineStrong}`,
      borderRadius: vars.radius,
      background: color.raised,
      color: color.accentInk,
      font: `700 1.05rem/1.25rem ${font.sans}`,
      textAlign: 'center',
      printColorAdjust: 'exact',
    },
    ':hover': { textDecoration: 'underline' },
    selectors: {
      '&[aria-pressed="true"]': { color: color.inkSoft },
      '&[aria-pressed="true"]::before': { content: '"✓" / ""', background: color.accent, borderColor: color.accent },
    },
  },
])
const due = style({
  fontSize: text.small,
  color: color.inkSoft,
  paddingInlineStart: '2.25rem',
  '@media': { '(min-width: 48rem)': { padding: 0 } },
})
export const dues = styleVariants({
  open: [due],
  overdue: [due, { color: color.caution, fontWeight: 600 }],
  done: [due],
})
globalStyle(`${task} > form`, { minInlineSize: 0 })
globalStyle(`${more} > details[open]`, { paddingBlockEnd: space.s })
