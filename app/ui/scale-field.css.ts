import { globalStyle, style } from '@vanilla-extract/css'
import { forced, phone, wide } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

export const legend = style({ marginBlockEnd: space.xl, '@media': { [phone]: { marginBlockEnd: space.xs } } })
globalStyle(`${legend} > :is(h1, h2, h3)`, {
  maxInlineSize: '52rem',
  fontSize: text.h2,
  lineHeight: 1.28,
  '@media': { [phone]: { fontSize: text.h3, lineHeight: 1.25 } },
})
export const messages = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xs,
  marginBlockEnd: space.xl,
  '@media': { [phone]: { marginBlockEnd: space.s } },
})
globalStyle(`${messages} > p`, { fontSize: text.body, lineHeight: 1.55 })

const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs })
/** No wider than a line of text, so that the answers stay close to the question. */
export const rows = style([list, { maxInlineSize: '52rem' }])

export const scale = style([
  list,
  {
    '@media': {
      // Without gaps, so that five answers and the button fit on one screen.
      [phone]: { gap: 0 },
      [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateColumns: 'none', gap: 0 },
    },
  },
])

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.9rem',
  minBlockSize: '3.25rem',
  padding: '.4rem .9rem',
  border: `2px solid ${color.lineStrong}`,
  borderRadius: vars.radius,
  background: color.raised,
  cursor: 'pointer',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  ':hover': { borderColor: color.ink },
  selectors: {
    '&:has(:checked)': {
      position: 'relative',
      zIndex: 1,
      background: color.hereWash,
      borderColor: color.ink,
      boxShadow: `inset 0 -5px ${color.here}`,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': {
      position: 'relative',
      zIndex: 2,
      outline: `3px solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [forced]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } },
    '(prefers-reduced-motion: no-preference)': { transition: 'background-color .12s, border-color .12s' },
  },
})

export const cell = style([
  row,
  {
    '@media': {
      [phone]: {
        minBlockSize: vars.target,
        paddingBlock: '.2rem',
        borderRadius: 0,
        selectors: { '& + &': { marginBlockStart: '-2px' } },
      },
      [wide]: {
        flexDirection: 'column',
        justifyContent: 'start',
        textAlign: 'center',
        padding: '1.1rem .6rem 1.2rem',
        minBlockSize: '8.25rem',
        borderRadius: 0,
        selectors: { '& + &': { marginInlineStart: '-2px' } },
      },
    },
  },
])

export const radio = style({
  inlineSize: '1.6rem',
  blockSize: '1.6rem',
  margin: 0,
  flex: 'none',
  accentColor: color.accent,
  // The whole cell shows the focus ring, so the radio button has none.
  ':focus-visible': { outline: 0, boxShadow: 'none' },
})
