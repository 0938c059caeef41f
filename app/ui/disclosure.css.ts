import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars

export const disclosure = style({})
globalStyle(`${disclosure} > summary`, {
  // Not a flex box, in which the plus sign would be underlined too.
  display: 'inline-block',
  paddingBlock: '.6rem',
  cursor: 'pointer',
  color: color.accent,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '.18em',
  '@media': { print: { display: 'none' } },
})
globalStyle(`${disclosure} > summary::before`, { marginInlineEnd: '.5em' })
globalStyle(`${disclosure}[open] > summary`, { marginBlockEnd: space.xs })
globalStyle(`${disclosure} > summary:hover`, { color: color.accentStrong, textDecorationThickness: '3px' })

export const faq = style({ borderBlockStart: `2px solid ${color.ink}` })
export const question = style({ borderBlockEnd: `1px solid ${color.line}` })
globalStyle(`${question} > summary`, {
  display: 'flex',
  alignItems: 'baseline',
  gap: '.75em',
  paddingBlock: space.m,
  cursor: 'pointer',
  font: `700 ${text.lead}/1.35 ${font.serif}`,
})
globalStyle(`${question} > summary:hover`, { color: color.accentStrong })
export const answer = style({ paddingBlockEnd: space.l, paddingInlineStart: '1.6rem', maxInlineSize: vars.measure })

const both = (suffix: string) => `${disclosure}${suffix}, .${question}${suffix}`
globalStyle(both(' > summary::before'), {
  content: ['"+"', '"+" / ""'],
  display: 'inline-block',
  flex: 'none',
  inlineSize: '.7em',
  font: `600 1.2em/1 ${font.sans}`,
  color: color.accent,
})
globalStyle(both('[open] > summary::before'), { content: ['"\\2212"', '"\\2212" / ""'] })
