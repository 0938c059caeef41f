import { globalStyle, style } from '@vanilla-extract/css'
import { forced } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

export const dialog = style({
  border: 0,
  borderBlockStart: `6px solid ${color.ink}`,
  borderRadius: vars.radius,
  padding: space.l,
  margin: 'auto',
  maxInlineSize: 'min(32rem, calc(100% - 2rem))',
  background: color.raised,
  color: color.ink,
  boxShadow: `0 .5rem 1.5rem ${color.shadow}`,
  '::backdrop': { background: '#0b181ccc' },
  '@media': { [forced]: { border: '2px solid CanvasText' } },
  // Without support for popovers the dialog is displayed in the page.
  '@supports': { 'not selector(:popover-open)': { display: 'block', position: 'static', marginInline: 0 } },
})
/** An open dialog without script is displayed in the page. */
export const standing = style({ selectors: { '&:not(:modal)': { position: 'static', marginInline: 0 } } })
globalStyle(`${dialog} > h2`, { fontSize: text.h3, marginBlockEnd: space.s })
