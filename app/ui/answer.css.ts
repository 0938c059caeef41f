import { globalStyle, style } from '@vanilla-extract/css'
import { forced, tablet } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

// Directly below the header: the negative margin removes the space that `main` leaves above a page.
export const answer = style({
  marginBlockStart: `calc(-1 * ${space.xl})`,
  paddingBlock: `${space.s} ${space.m}`,
  background: color.ground,
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  '@media': {
    [tablet]: { paddingBlock: `${space.xl} ${space.xxl}` },
    [forced]: { border: '2px solid CanvasText' },
    print: { marginBlockStart: 0, paddingBlock: 0 },
  },
})
globalStyle(`${answer} h1`, {
  fontSize: 'clamp(1.4375rem, 1.1rem + 1.7vw, 2.5rem)',
  '@media': { print: { fontSize: text.h1 } },
})

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  '@media': { [tablet]: { gap: space.m } },
})
globalStyle(`${parts} > h2`, { fontSize: text.body })
export const kind = style({ fontSize: text.small, lineHeight: 1.4, color: color.inkSoft })

export const firsts = style({ display: 'grid', gap: `0 ${space.xl}` })
globalStyle(`${firsts} > li`, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  gap: `0 ${space.s}`,
  alignContent: 'start',
  alignItems: 'start',
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.lineStrong}`,
  breakInside: 'avoid',
})
globalStyle(`${firsts} > li > svg`, { gridRow: '1 / span 3', marginBlockStart: '.2rem' })
globalStyle(`${firsts} > li > :not(svg)`, { gridColumn: 2 })
globalStyle(`${firsts} :is(h3, h4)`, { fontSize: '1.125rem', lineHeight: 1.25, textWrap: 'wrap' })
// The link covers the whole entry; a screen reader announces only its name.
globalStyle(`${firsts} :is(h3, h4) > a`, {
  display: 'inline-block',
  minBlockSize: 0,
  paddingBlock: '.7rem',
  marginBlock: '-.7rem',
})
globalStyle(`${firsts} :is(h3, h4) > a::after`, { content: '', position: 'absolute', inset: 0 })
globalStyle(`${firsts} p`, { fontSize: '1rem', lineHeight: 1.4, textWrap: 'wrap' })

const three = {
  display: 'grid',
  // In a narrow column only one fits.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: `0 ${space.xl}`,
}
globalStyle(firsts, { '@media': { [tablet]: three, print: three } })
globalStyle(`${firsts} > li`, {
  '@media': {
    [tablet]: {
      gridTemplateColumns: '3.5rem minmax(0, 1fr)',
      gap: `.2rem ${space.m}`,
      paddingBlock: space.m,
      borderBlockStart: `2px solid ${color.ink}`,
    },
  },
})
globalStyle(`${firsts} > li > svg`, { '@media': { [tablet]: { inlineSize: '3.5rem', blockSize: '3.5rem' } } })
globalStyle(`${firsts} :is(h3, h4)`, { '@media': { [tablet]: { fontSize: text.h3, lineHeight: 1.2 } } })
globalStyle(`${firsts} p`, { '@media': { [tablet]: { fontSize: text.body, lineHeight: 1.5 } } })

// Entries after the first three are less prominent.
export const rest = style({})
globalStyle(`${firsts}${rest}`, { '@media': { [tablet]: { gridTemplateColumns: '1fr 1fr' } } })
globalStyle(`${rest} :is(h3, h4)`, { '@media': { [tablet]: { fontSize: text.lead } } })

export const sure = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: space.s,
  alignItems: 'center',
  fontSize: text.small,
  lineHeight: 1.4,
  '@media': {
    [tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr)', fontSize: '1rem', maxInlineSize: '44rem' },
  },
})
