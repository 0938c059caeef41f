import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars

export const conclusion = style({
  fontFamily: font.serif,
  fontSize: text.h2,
  fontWeight: 400,
  lineHeight: 1.28,
  letterSpacing: 0,
  textWrap: 'balance',
  maxInlineSize: '48rem',
})
export const lead = style({ fontSize: text.lead, lineHeight: 1.5, maxInlineSize: vars.measure })
export const small = style({ fontSize: text.small, lineHeight: 1.45 })
export const soft = style({ color: color.inkSoft })
export const number = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' })

export const prose = style({
  maxInlineSize: vars.measure,
  selectors: {
    'ul&': { listStyle: 'disc', paddingInlineStart: '1.25em' },
    'ol&': { listStyle: 'decimal', paddingInlineStart: '1.5em' },
  },
})
globalStyle(`${prose} > * + *`, { marginBlockStart: space.m })
globalStyle(`${prose} > :is(h2, h3)`, { marginBlockStart: space.xxl })
globalStyle(`${prose} > :is(h2, h3) + *`, { marginBlockStart: space.s })
globalStyle(`${prose} li + li`, { marginBlockStart: space.xs })
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: '1.25em' })

export const bullets = style({ listStyle: 'disc', paddingInlineStart: '1.25em', maxInlineSize: vars.measure })
globalStyle(`${bullets} li + li`, { marginBlockStart: space.xs })
