import { globalLayer, globalStyle } from '@vanilla-extract/css'
import { forced } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, font, space, text } = vars
const reset = globalLayer('reset')
const small = '(max-width: 24rem)'

globalStyle('*, ::before, ::after', { '@layer': { [reset]: { boxSizing: 'border-box' } } })
globalStyle('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, table, hr', {
  '@layer': { [reset]: { margin: 0 } },
})
globalStyle(':is(ul, ol)[class]', { '@layer': { [reset]: { listStyle: 'none', padding: 0 } } })
globalStyle('fieldset', { '@layer': { [reset]: { border: 0, padding: 0, minInlineSize: 0 } } })
// Every disclosure draws its own marker.
globalStyle('summary', { '@layer': { [reset]: { listStyle: 'none' } } })
globalStyle('summary::-webkit-details-marker', { '@layer': { [reset]: { display: 'none' } } })
globalStyle('legend', { '@layer': { [reset]: { padding: 0 } } })
globalStyle('input, select, textarea, button', { '@layer': { [reset]: { font: 'inherit', color: 'inherit' } } })
globalStyle('svg', { '@layer': { [reset]: { display: 'block', maxInlineSize: '100%' } } })
globalStyle('img', { '@layer': { [reset]: { display: 'block', maxInlineSize: '100%', blockSize: 'auto' } } })

globalStyle('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  scrollPaddingBlock: '5rem',
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
})
globalStyle('body', {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
  background: color.surface,
  color: color.ink,
  font: `${text.body}/1.55 ${font.sans}`,
  overflowWrap: 'break-word',
  '@media': { print: { fontSize: '10.5pt' } },
})
globalStyle('main', {
  flex: 1,
  paddingBlock: `${space.xl} ${space.xxxl}`,
  '@media': { print: { paddingBlock: 0 } },
})
globalStyle('@page', { size: 'A4', margin: '8mm 12mm' } as never)

globalStyle('h1, h2, h3, h4', {
  fontFamily: font.serif,
  lineHeight: 1.18,
  textWrap: 'balance',
  minInlineSize: 0,
  '@media': {
    '(max-width: 30rem)': { hyphens: 'auto', hyphenateLimitChars: '12 5 4', overflowWrap: 'anywhere' },
    print: { breakAfter: 'avoid' },
  },
})
globalStyle('h1', {
  fontSize: text.h1,
  letterSpacing: '-.012em',
  // The longest words in Kazakh headings fit on the smallest screens without a break.
  '@media': { [small]: { fontSize: 'clamp(1.25rem, 7.7vw, 1.75rem)' } },
})
globalStyle('h2', {
  fontSize: text.h2,
  letterSpacing: '-.008em',
  '@media': { [small]: { fontSize: 'clamp(1.125rem, 6.8vw, 1.5rem)' } },
})
globalStyle('h3, h4', { fontSize: text.h3, lineHeight: 1.25 })
globalStyle('h4', { fontSize: text.lead })
globalStyle('p, li, dd', { textWrap: 'pretty' })
globalStyle('strong, b, dt', { fontWeight: 600 })
globalStyle('mark', { '@layer': { [reset]: { background: color.hereWash, color: 'inherit' } } })
globalStyle('hr', { border: 0, borderBlockStart: `1px solid ${color.line}` })

globalStyle('a', {
  color: color.accent,
  textUnderlineOffset: '.18em',
  textDecorationThickness: '1px',
  '@media': { '(prefers-reduced-motion: no-preference)': { transition: 'color .12s, background-color .12s' } },
})
globalStyle('a:hover', { color: color.accentStrong, textDecorationThickness: '3px' })
// Links in headings and row headers keep the minimum touch size.
globalStyle(':is(h2, h3, h4, th) > a', {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target,
})

// The focus ring has the colours of the reader's position: ink, with gold inside.
globalStyle(':focus-visible', {
  outline: `3px solid ${color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${color.focusGlow}`,
  borderRadius: vars.radius,
})
globalStyle('main:focus, main h1:focus', { outline: 0, boxShadow: 'none' })

// Graphics keep their colours in forced-colours mode.
globalStyle('svg', { '@media': { [forced]: { forcedColorAdjust: 'none' }, print: { printColorAdjust: 'exact' } } })
globalStyle('details::details-content', {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
})
