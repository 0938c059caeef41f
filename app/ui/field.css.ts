import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

export const field = style({ display: 'flex', flexDirection: 'column', gap: '.35rem' })
// Controls stay aligned when the field beside them has a longer hint.
globalStyle(`${field} > :is(input, select, textarea)`, { marginBlockStart: 'auto' })
export const wrong = style({ borderInlineStart: `5px solid ${color.danger}`, paddingInlineStart: space.m })
export const label = style({ fontWeight: 600 })
export const optional = style({ fontWeight: 400, color: color.inkSoft })
export const hint = style({ color: color.inkSoft, fontSize: text.small, lineHeight: 1.45 })
export const error = style({ color: color.danger, fontWeight: 600 })

export const input = style({
  inlineSize: '100%',
  minBlockSize: '3rem',
  padding: '.55rem .75rem',
  border: `2px solid ${color.lineStrong}`,
  borderRadius: vars.radius,
  background: color.raised,
  color: color.ink,
  ':hover': { borderColor: color.ink },
  selectors: {
    '&[aria-invalid="true"]': { borderColor: color.danger },
    'textarea&': { minBlockSize: '6rem', resize: 'vertical' },
    '&:disabled': { background: color.sunk, color: color.inkSoft, borderStyle: 'dashed' },
    '&[type="file"]': { padding: '.5rem .75rem' },
    // Dates and numbers are only as wide as their content.
    '&:is([type="date"], [type="number"])': { maxInlineSize: '14rem' },
  },
})

export const choice = style({
  display: 'flex',
  gap: '.75rem',
  alignItems: 'start',
  minBlockSize: vars.target,
  paddingBlock: `calc((${vars.target} - 1.55em) / 2)`,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
})
export const mark = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  // Centred on the first line, whatever follows.
  margin: 'calc((1.55em - 1.5rem) / 2) 0 0',
  flex: 'none',
  accentColor: color.accent,
})

export const check = style({ gap: 0, selectors: { '& + &': { marginBlockStart: space.s } } })
globalStyle(`${check} > .${hint}`, { paddingInlineStart: '2.25rem' })

// Legends are not items of their fieldset's grid, so margins space them.
export const group = style({})
globalStyle(`${group} > legend`, { fontWeight: 600 })
globalStyle(`${group} > :is(legend, p)`, { marginBlockEnd: '.35rem' })

/** Many short choices in columns, ordered down each column. */
export const choiceColumns = style({ columns: '15rem 3', columnGap: vars.space.l })
globalStyle(`${choiceColumns} > label`, { breakInside: 'avoid' })

export const choiceRow = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.l })
