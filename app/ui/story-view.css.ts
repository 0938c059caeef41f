import { globalStyle, style } from '@vanilla-extract/css'
import { forced, phone, wide } from './media.ts'
import { storyGrounds } from './palette.ts'
import { circle, filled } from './support-circle.ts'
import { vars } from './tokens.css.ts'

const { color, font, space } = vars

export const viewer = style({
  display: 'grid',
  gap: `${space.m} ${space.l}`,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem) minmax(0, 1fr)', alignItems: 'center' },
  },
})

export const middle = style({
  gridColumn: '1/-1',
  display: 'grid',
  gap: space.xs,
  '@media': { [wide]: { gridColumn: 2 } },
})
/** The author, with a link back to the feed at the end. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s}`,
  alignItems: 'center',
  overflowWrap: 'anywhere',
})
globalStyle(`${head} > div`, { flex: '1 1 8rem', minInlineSize: 0 })
// On a phone the previous and next links are below the part, so that it starts as high as possible.
export const previous = style({
  gridColumn: 1,
  gridRow: 3,
  justifySelf: 'start',
  '@media': { [wide]: { gridRow: 2, justifySelf: 'end' } },
})
export const next = style({
  gridColumn: 2,
  gridRow: 3,
  justifySelf: 'end',
  '@media': { [wide]: { gridColumn: 3, gridRow: 2, justifySelf: 'start' } },
})
export const rest = style([middle, { gridRow: 4, '@media': { [wide]: { gridRow: 3 } } }])

const part = style({
  gridColumn: '1/-1',
  gridRow: 2,
  margin: 0,
  touchAction: 'pan-y pinch-zoom',
  '@media': { [wide]: { gridColumn: 2 } },
})
export const words = style([
  part,
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minBlockSize: 'min(30rem, 48vh)',
    padding: 'clamp(1.25rem, 6vw, 3rem)',
    borderRadius: vars.radius,
    border: `1px solid ${color.ink}`,
    '@media': { [forced]: { forcedColorAdjust: 'none' } },
  },
])
globalStyle(`${words} > p`, {
  font: `400 clamp(1.375rem, 1.1rem + 1.6vw, 2rem)/1.35 ${font.serif}`,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
/** Long text is smaller and has less padding, so that the links to other parts stay visible on a phone. */
export const longWords = style([words, { '@media': { [phone]: { padding: space.s } } }])
globalStyle(`${longWords} > p`, {
  fontSize: 'clamp(1.0625rem, 1rem + .7vw, 1.5rem)',
  lineHeight: 1.4,
  '@media': { [phone]: { lineHeight: 1.3 } },
})
export const shown = style([part, { display: 'grid', gap: space.xs }])
globalStyle(`${shown} > :is(img, video)`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: 'min(36rem, 52vh)',
  objectFit: 'contain',
  background: color.sunk,
  borderRadius: vars.radius,
})
// A video's size is known late, in the light version only when it plays, so its height is fixed to avoid shifts. Its
// background is dark in both themes, as the controls are.
globalStyle(`${shown} > video`, { blockSize: 'min(30rem, 52vh)', background: storyGrounds.NIGHT.ground })
globalStyle(`${shown} > figcaption`, { overflowWrap: 'anywhere' })

export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.l}` })
globalStyle(`${acts} button[aria-pressed]::before`, circle)
globalStyle(`${acts} button[aria-pressed="true"]::before`, filled)
