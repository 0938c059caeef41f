import { globalStyle, style } from '@vanilla-extract/css'
import { tablet } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars

export const names = style({
  display: 'grid',
  gap: `0 ${space.l}`,
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))' } },
})
globalStyle(`${names} > li`, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 .6em' })
globalStyle(`${names} a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' })

// The mark of the reader's position: an ink diamond filled with gold.
export const pin = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  paddingInline: '.5em',
  border: `1px solid ${color.ink}`,
  borderRadius: vars.radius,
  background: color.hereWash,
  fontSize: text.small,
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  '::before': {
    content: '',
    inlineSize: '.5em',
    blockSize: '.5em',
    rotate: '45deg',
    background: color.here,
    border: `1px solid ${color.ink}`,
  },
})

export const voice = style({ font: `italic 400 1em/1.4 ${font.serif}`, color: color.accent })
