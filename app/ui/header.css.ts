import { globalStyle, style } from '@vanilla-extract/css'
import { broad, forced, tablet, wide } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

// On a phone the header is lower, to leave room for the content.
const tall = { minBlockSize: '3rem', '@media': { [tablet]: { minBlockSize: '4rem' } } }

export const header = style({
  position: 'relative',
  background: color.surface,
  '@media': { print: { display: 'none' } },
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: `0 ${space.l}`,
  ...tall,
})
// Four links, the tools and the person stay in one row from 60rem: first the gaps shrink, then the name.
const between = '(min-width: 60rem) and (max-width: 74.99rem)'
export const fewRow = style([row, { '@media': { [wide]: { flexWrap: 'nowrap' }, [between]: { columnGap: space.s } } }])
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  ...tall,
  marginInlineEnd: 'auto',
  color: color.ink,
  textDecoration: 'none',
  ':hover': { color: color.ink, textDecoration: 'underline 2px' },
})
const links = style({ display: 'flex', flexWrap: 'wrap' })
globalStyle(`${links} a`, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '.35em',
  minBlockSize: vars.target,
  blockSize: '100%',
  paddingInline: '.8rem',
  color: color.ink,
  textDecoration: 'none',
})
globalStyle(`${links} a:hover`, { textDecoration: 'underline 3px' })
globalStyle(`${links} [aria-current]`, {
  fontWeight: 600,
  '@media': { [forced]: { textDecoration: 'underline 4px' } },
})
globalStyle(`${links} [aria-current]::after`, {
  content: '',
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 'calc(50% - .5rem)',
  border: '.5rem solid transparent',
  borderBlockEnd: 0,
  borderBlockStart: `.6rem solid ${color.here}`,
  '@media': { [forced]: { display: 'none' } },
})
export const few = style([links, { flexShrink: 0, maxInlineSize: '45%' }])
globalStyle(`${few} a`, { '@media': { [between]: { paddingInline: '.5rem' } } })
export const many = style([links, { marginInline: '-.45rem', '@media': { [broad]: { order: 1, inlineSize: '100%' } } }])
globalStyle(`${many} a`, { paddingInline: '.45rem', minBlockSize: '3.25rem', fontSize: '1rem' })

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: `0 ${space.m}`,
  minInlineSize: 0,
  flexShrink: 9,
})
export const self = style({
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '.6rem',
  minBlockSize: '3rem',
  color: color.ink,
  textDecoration: 'none',
})
// A long name is truncated before the row wraps.
globalStyle(`${person} ${self} > :last-child`, {
  maxInlineSize: '9rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
globalStyle(`a${self}:hover`, { textDecoration: 'underline' })

// Four links fit beside the wordmark from 60rem; more get a row of their own, on screens wide enough for it.
const shown = { display: 'contents' }
const tools = style({ display: 'none', flexShrink: 0, flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.s}` })
export const fewTools = style([tools, { '@media': { [wide]: { display: 'flex' } } }])
export const manyTools = style([tools, { '@media': { [broad]: { display: 'flex' } } }])
export const fewWide = style({ display: 'none', '@media': { [wide]: shown } })
export const manyWide = style({ display: 'none', '@media': { [broad]: shown } })
const menu = style({})
export const fewMenu = style([menu, { '@media': { [wide]: { display: 'none' } } }])
export const manyMenu = style([menu, { '@media': { [broad]: { display: 'none' } } }])

globalStyle(`${menu} > summary`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.6rem',
  ...tall,
  paddingInline: '.75rem',
  marginInlineEnd: '-.75rem',
  cursor: 'pointer',
  fontWeight: 600,
})
globalStyle(`${menu} > summary::before`, {
  content: '',
  inlineSize: '1.25rem',
  blockSize: '.8rem',
  borderBlock: '2px solid',
  background: 'linear-gradient(currentColor 0 0) 0 50% / 70% 2px no-repeat',
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
})
export const sheet = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: vars.layer.menu,
  background: color.raised,
  borderBlockEnd: `3px solid ${color.ink}`,
  boxShadow: `0 .5rem 1.5rem ${color.shadow}`,
  padding: `${space.xs} ${vars.gutter} ${space.m}`,
})
globalStyle(`${sheet} li + li`, { borderBlockStart: `1px solid ${color.line}` })
globalStyle(`${sheet} li > a`, {
  display: 'flex',
  alignItems: 'center',
  gap: '.35em',
  minBlockSize: '3rem',
  color: color.ink,
  textDecoration: 'none',
})
globalStyle(`${sheet} [aria-current]`, {
  fontWeight: 600,
  boxShadow: `inset 4px 0 ${color.here}`,
  paddingInlineStart: '.9rem',
  '@media': { [forced]: { textDecoration: 'underline 4px' } },
})
export const list = style({ fontSize: text.body })
