import { style, styleVariants } from '@vanilla-extract/css'
import { forced } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, font, text } = vars

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  justifySelf: 'start',
  gap: '.7em',
  minBlockSize: '3rem',
  maxInlineSize: '100%',
  padding: '.5rem 1.25rem',
  border: '2px solid',
  borderRadius: vars.radius,
  font: `600 ${text.body}/1.25 ${font.sans}`,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  ':active': { translate: '0 1px' },
  ':disabled': {
    background: color.sunk,
    color: color.inkSoft,
    border: `2px dashed ${color.lineStrong}`,
    cursor: 'not-allowed',
    translate: 'none',
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transition: 'background-color .12s, border-color .12s, color .12s',
    },
    [forced]: { background: 'ButtonFace', color: 'ButtonText', borderColor: 'ButtonText' },
    print: { display: 'none' },
  },
})

export const button = styleVariants({
  main: [
    base,
    {
      background: color.accent,
      borderColor: color.accent,
      color: color.accentInk,
      ':hover': { background: color.accentStrong, borderColor: color.accentStrong, color: color.accentInk },
    },
  ],
  second: [
    base,
    {
      background: 'none',
      color: color.accent,
      ':hover': { background: color.accentWash, color: color.accentStrong },
    },
  ],
  risk: [
    base,
    { background: 'none', color: color.danger, ':hover': { background: color.dangerWash, color: color.danger } },
  ],
})
export const small = style({ minBlockSize: vars.target, padding: '.3rem .85rem', fontSize: text.small })

export const quiet = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: '.6em',
  minBlockSize: vars.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accent,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline 1px',
  textUnderlineOffset: '.18em',
  cursor: 'pointer',
  ':hover': { color: color.accentStrong, textDecorationThickness: '3px' },
  ':disabled': { color: color.inkSoft, textDecoration: 'none', cursor: 'not-allowed' },
  selectors: {
    '&[aria-pressed="true"]': { fontWeight: 600 },
    'button&': { '@media': { print: { display: 'none' } } },
  },
})
export const quietRisk = style({ color: color.danger, ':hover': { color: color.danger } })

export const triangle = style({
  inlineSize: '.5em',
  blockSize: '.75em',
  flex: 'none',
  fill: 'currentColor',
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
})
