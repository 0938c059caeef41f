import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { forced, wide } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

const gaps = { s: space.xs, m: space.m, l: space.xl, xl: space.xxl }
export const stack = styleVariants(gaps, gap => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap,
}))

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.m}`,
})
export const between = style({ justifyContent: 'space-between' })

const columnWidths = { narrow: '11rem', usual: '15rem', wide: '20rem' }
export const columns = styleVariants(columnWidths, width => ({
  display: 'grid',
  gap: `${space.l} ${space.xl}`,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`,
}))

/** The fields of a filter and its button, in one row where there is room. */
export const asking = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space.m,
})
globalStyle(`${asking} > *`, { flex: '1 1 10rem', minInlineSize: 0, maxInlineSize: '26rem' })
// Buttons wrap where two do not fit side by side.
globalStyle(`${asking} > :last-child`, { flex: 'none', maxInlineSize: '100%' })

// Adjacent forms end at the same height, unless one has content after its button.
globalStyle(`${columns.wide} > form`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${columns.wide}:not(:has(> form > * > ${stack.s})) > form > ${stack.s}`, { gridTemplateRows: '1fr' })

export const split = style({
  display: 'grid',
  gap: `${space.xl} ${space.xxl}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' } },
})

export const headed = style({
  display: 'grid',
  gap: `${space.m} ${space.xxl}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: '14.5rem minmax(0, 1fr)' } },
})
export const ledgerHeading = style({
  '@media': {
    [wide]: {
      borderBlockStart: `2px solid ${color.ink}`,
      paddingBlockStart: space.m,
      fontSize: text.h3,
      lineHeight: 1.25,
    },
  },
})

export const sheet = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.sheet} + 2 * ${vars.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.gutter,
  '@media': { print: { paddingInline: 0 } },
})
export const narrow = style({ maxInlineSize: `calc(${vars.measure} + 2 * ${vars.gutter})` })

export const measure = style({
  maxInlineSize: vars.measure,
  selectors: { 'ul&': { listStyle: 'disc', paddingInlineStart: '1.25em' } },
})
globalStyle(`ul${measure} > li + li`, { marginBlockStart: space.xs })

export const panel = style({
  background: color.sunk,
  padding: 'clamp(1rem, .7rem + 1.4vw, 1.75rem)',
  borderRadius: vars.radius,
  '@media': { [forced]: { border: '2px solid' } },
})

export const noPrint = style({ '@media': { print: { display: 'none' } } })

export const after = style({ paddingBlockStart: vars.space.xxl })
