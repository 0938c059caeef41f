import { style } from '@vanilla-extract/css'
import { button } from './button.css.ts'

/** As wide as its place, with its words at the start. */
export const choice = style([
  button.second,
  { selectors: { 'button&': { inlineSize: '100%', justifyContent: 'start', textAlign: 'start' } } },
])
