import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

const narrow = 'screen and (max-width: 30rem)'

export const crumbs = style({
  marginBlockEnd: space.xs,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: text.small,
  color: color.inkSoft,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${crumbs} li`, { display: 'flex', alignItems: 'center', minBlockSize: vars.target })
globalStyle(`${crumbs} li + li::before`, {
  content: ['"/"', '"/" / ""'],
  marginInline: '.6em',
  color: color.lineStrong,
})
globalStyle(`${crumbs} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target,
  minInlineSize: vars.target,
  color: 'inherit',
})

// On a phone only the parent is shown; the heading names the page.
export const parent = style({})
globalStyle(`${crumbs}:has(${parent}) > li:not(${parent})`, { '@media': { [narrow]: { display: 'none' } } })
globalStyle(`${crumbs} > li${parent}::before`, { '@media': { [narrow]: { content: 'none' } } })
