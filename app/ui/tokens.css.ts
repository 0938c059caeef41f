import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { dark, light } from './palette.ts'

/** Role names for all repeated values of the design. Nothing else in `ui/` defines a colour or a font size. */
export const vars = createGlobalThemeContract({
  color: {
    surface: 'c-surface',
    raised: 'c-raised',
    sunk: 'c-sunk',
    ground: 'c-ground',
    ink: 'c-ink',
    inkSoft: 'c-ink-soft',
    line: 'c-line',
    lineStrong: 'c-line-strong',
    accent: 'c-accent',
    accentStrong: 'c-accent-strong',
    accentInk: 'c-accent-ink',
    accentWash: 'c-accent-wash',
    here: 'c-here',
    hereWash: 'c-here-wash',
    sign: 'c-sign',
    signHere: 'c-sign-here',
    scale: 'c-scale',
    positive: 'c-positive',
    positiveWash: 'c-positive-wash',
    caution: 'c-caution',
    danger: 'c-danger',
    dangerWash: 'c-danger-wash',
    tint1: 'c-tint-1',
    tint2: 'c-tint-2',
    tint3: 'c-tint-3',
    focus: 'c-focus',
    focusGlow: 'c-focus-glow',
    shadow: 'c-shadow',
  },
  space: { xxs: 's-1', xs: 's-2', s: 's-3', m: 's-4', l: 's-5', xl: 's-6', xxl: 's-7', xxxl: 's-8' },
  text: { small: 't-1', body: 't-2', lead: 't-3', h3: 't-4', h2: 't-5', h1: 't-6', display: 't-7' },
  font: { sans: 'f-sans', serif: 'f-serif' },
  layer: { menu: 'l-menu', toast: 'l-toast' },
  measure: 'measure',
  sheet: 'sheet',
  gutter: 'gutter',
  radius: 'radius',
  target: 'target',
})

createGlobalTheme(':root', vars, {
  color: light,
  space: {
    xxs: '.25rem',
    xs: '.5rem',
    s: '.75rem',
    m: '1rem',
    l: '1.5rem',
    xl: 'clamp(1.5rem, 1.35rem + .8vw, 2rem)',
    xxl: 'clamp(2.25rem, 1.7rem + 2.4vw, 3.5rem)',
    xxxl: 'clamp(3rem, 2rem + 4.5vw, 6rem)',
  },
  text: {
    small: '.875rem',
    body: '1.0625rem',
    lead: 'clamp(1.1875rem, 1.12rem + .3vw, 1.3125rem)',
    h3: 'clamp(1.3125rem, 1.2rem + .5vw, 1.625rem)',
    h2: 'clamp(1.5rem, 1.3rem + .95vw, 2.125rem)',
    h1: 'clamp(1.75rem, 1.4rem + 1.7vw, 2.875rem)',
    display: 'clamp(2.125rem, 1.45rem + 3.3vw, 4.125rem)',
  },
  // Only fonts with Ә Ғ Қ Ң Ө Ұ Ү Һ І. Liberation lacks them, and so do Arial and Times on Linux.
  font: {
    sans: '-apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif',
    serif: '"Noto Serif", "PT Serif", Cambria, ui-serif, "DejaVu Serif", serif',
  },
  layer: { menu: '10', toast: '20' },
  measure: '39rem',
  sheet: '73rem',
  gutter: 'clamp(1rem, .4rem + 3vw, 2.5rem)',
  radius: '3px',
  target: '2.75rem',
})
createGlobalTheme('[data-theme="dark"]', vars.color, dark)

globalStyle(':root', { colorScheme: 'light' })
globalStyle('[data-theme="dark"]', { colorScheme: 'dark' })

const { color } = vars
globalStyle(':root, [data-theme]', {
  '@media': {
    '(forced-colors: active)': { vars: systemColours() },
    print: { colorScheme: 'light', vars: paperColours() },
  },
})

function systemColours() {
  const canvas = [color.surface, color.raised, color.sunk, color.ground, color.tint1, color.sign]
  const text = [color.ink, color.inkSoft, color.line, color.lineStrong, color.scale, color.tint2, color.tint3]
  return {
    ...Object.fromEntries(canvas.map(name => [name, 'Canvas'])),
    ...Object.fromEntries(text.map(name => [name, 'CanvasText'])),
    [color.accent]: 'LinkText',
    [color.accentStrong]: 'LinkText',
    [color.here]: 'Highlight',
    [color.signHere]: 'Highlight',
    [color.focus]: 'Highlight',
  }
}

function paperColours() {
  const white = [
    color.surface,
    color.raised,
    color.sunk,
    color.ground,
    color.hereWash,
    color.accentWash,
    color.positiveWash,
    color.dangerWash,
    color.sign,
  ]
  const black = [color.ink, color.scale, color.accent, color.accentStrong, color.positive, color.caution, color.danger]
  return {
    ...Object.fromEntries(white.map(name => [name, '#fff'])),
    ...Object.fromEntries(black.map(name => [name, '#000'])),
    [color.inkSoft]: '#333',
    [color.line]: '#999',
    [color.here]: '#ddd',
    [color.signHere]: '#ddd',
    [color.tint1]: '#eee',
    [color.tint2]: '#aaa',
    [color.tint3]: '#444',
  }
}
