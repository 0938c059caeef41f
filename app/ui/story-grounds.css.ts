import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { forced, tablet } from './media.ts'
import { storyGrounds } from './palette.ts'
import { vars } from './tokens.css.ts'

const { color, font, space } = vars

/** The eight backgrounds with their text colours, the same in both themes. */
export const ground = styleVariants(storyGrounds, ({ ground, ink }) => ({ background: ground, color: ink }))

export const choices = style({
  display: 'grid',
  gap: space.xs,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const choice = style({
  display: 'grid',
  gap: space.xxs,
  alignContent: 'end',
  justifyItems: 'start',
  minBlockSize: '5.5rem',
  padding: `${space.xs} ${space.s}`,
  border: `1px solid ${color.ink}`,
  borderRadius: vars.radius,
  cursor: 'pointer',
  font: `400 ${vars.text.body}/1.3 ${font.serif}`,
  selectors: {
    '&:has(:checked)': {
      outline: `3px solid ${color.ink}`,
      outlineOffset: '2px',
      boxShadow: `inset 0 -6px ${color.here}`,
      fontWeight: 700,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
  },
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
})
globalStyle(`${choice} input`, { inlineSize: '1.5rem', blockSize: '1.5rem', margin: 0, accentColor: color.accent })
