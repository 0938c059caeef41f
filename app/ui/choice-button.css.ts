import { style } from '@vanilla-extract/css'
import { button } from './button.css.ts'

/** Full width, with left-aligned text. */
export const choice = style([
  button.second,
  { selectors: { 'button&': { inlineSize: '100%', justifyContent: 'start', textAlign: 'start' } } },
])
