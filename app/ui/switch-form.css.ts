import { style } from '@vanilla-extract/css'
import { forced } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, space } = vars

export const group = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.xs })
export const choice = style({
  minBlockSize: vars.target,
  minInlineSize: vars.target,
  paddingInline: '.4rem',
  border: 0,
  background: 'none',
  color: color.ink,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '.18em',
  cursor: 'pointer',
  ':hover': { textDecorationThickness: '3px' },
  selectors: {
    '&[aria-pressed="true"]': {
      fontWeight: 700,
      textDecoration: 'none',
      background: color.hereWash,
      boxShadow: `inset 0 -4px ${color.here}`,
      '@media': { [forced]: { textDecoration: 'underline 4px' } },
    },
  },
})

export const themeMark = style({ inlineSize: '1.25rem', blockSize: '1.25rem', marginInline: 'auto' })
