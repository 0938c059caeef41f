import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars

export const hero = style({
  marginBlockStart: `calc(-1 * ${space.xl})`,
  paddingBlockStart: 'clamp(1rem, 4vw, 4rem)',
  overflow: 'clip',
})
globalStyle(`${hero} h1`, {
  fontSize: text.display,
  lineHeight: 1.08,
  letterSpacing: '-.022em',
  '@media': { [wide]: { gridColumn: '1 / -1' } },
})
globalStyle(`${hero} h1 > span`, { display: 'block' })
export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.l} ${space.xxl}`,
  alignItems: 'end',
  '@media': { [wide]: { gridTemplateColumns: '6fr 5fr' } },
})
export const words = style({
  '@media': { [wide]: { paddingBlock: `${space.l} ${space.xxxl}`, alignSelf: 'start' } },
})

export const ground = style({ background: color.ground, paddingBlock: space.xxl })

export const legs = style({
  display: 'grid',
  gap: space.xl,
  counterReset: 'leg',
  '@media': {
    '(min-width: 40rem)': { gridTemplateColumns: '1fr 1fr' },
    '(min-width: 68rem)': { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
})
globalStyle(`${legs} > li`, {
  counterIncrement: 'leg',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  alignContent: 'start',
})
globalStyle(`${legs} > li::before`, { content: 'counter(leg)', font: `400 ${text.h1}/1 ${font.serif}` })

export const creed = style({})
globalStyle(`${creed} > li`, {
  font: `400 ${text.lead}/1.45 ${font.serif}`,
  paddingBlock: space.m,
  borderBlockStart: `1px solid ${color.line}`,
})
globalStyle(`${creed} > :first-child`, { borderBlockStart: `2px solid ${color.ink}` })
