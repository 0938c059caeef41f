import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars

export const cards = style({
  display: 'grid',
  gap: `${space.m} ${space.xl}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  '@media': { print: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})
globalStyle(`${cards} > li`, {
  borderBlockStart: `2px solid ${color.scale}`,
  paddingBlockStart: space.xs,
  breakInside: 'avoid',
})
globalStyle(`${cards} :is(h3, h4)`, { fontSize: text.lead })
globalStyle(`${cards} p`, { fontSize: '1rem', lineHeight: 1.45 })

// Evidence in numbers, in the style of explanations.
export const voice = style({})
globalStyle(`${cards} ${voice}`, { font: `italic 400 1rem/1.4 ${font.serif}`, color: color.accent })
