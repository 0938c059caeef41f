import { style } from '@vanilla-extract/css'
import { forced } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, space } = vars

export const region = style({
  '@media': {
    // With scripts it goes by itself and may lie over the page; without them it is a part of the page.
    'screen and (scripting: enabled)': {
      selectors: {
        ':root:not([data-lite]) &': {
          position: 'fixed',
          insetInline: 0,
          insetBlockEnd: space.m,
          paddingInline: vars.gutter,
          display: 'grid',
          justifyItems: 'center',
          zIndex: vars.layer.toast,
          pointerEvents: 'none',
        },
      },
    },
    print: { display: 'none' },
  },
})

export const toast = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
  inlineSize: 'fit-content',
  maxInlineSize: 'min(32rem, 100%)',
  padding: `${space.xxs} ${space.m}`,
  borderRadius: vars.radius,
  border: '1px solid transparent',
  borderInlineStart: `6px solid ${color.here}`,
  background: color.ink,
  color: color.surface,
  boxShadow: `0 .5rem 1.5rem ${color.shadow}`,
  '@media': { [forced]: { border: '2px solid CanvasText', background: 'Canvas', color: 'CanvasText' } },
})
export const bad = style({ borderInlineStartColor: color.danger })

export const words = style({ paddingBlock: space.xs })
// A toast may cover a control of the page, so only its own link receives clicks.
export const dismiss = style({
  pointerEvents: 'auto',
  color: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target,
  ':hover': { color: 'inherit' },
  ':focus-visible': { outlineColor: color.here },
})
