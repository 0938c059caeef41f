import { style } from '@vanilla-extract/css'

export const found = style({
  background: 'none',
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: '3px',
  textUnderlineOffset: '.14em',
  fontWeight: 700,
})
