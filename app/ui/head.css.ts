import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from './media.ts'
import { vars } from './tokens.css.ts'

const { color, space, text } = vars

export const head = style({ display: 'flex', gap: space.m, alignItems: 'center' })
globalStyle(`${head} > div`, { minInlineSize: 0 })
globalStyle(`${head} a`, { minBlockSize: '2.75rem', marginBlock: '-.5rem' })

/** Short facts about the subject of the page, one per line. */
export const quick = style({ display: 'grid', gap: `${space.xxs} ${space.m}`, fontSize: '1rem', lineHeight: 1.45 })
globalStyle(`${quick} > div`, {
  display: 'grid',
  gridTemplateColumns: '6.25rem minmax(0, 1fr)',
  gap: space.s,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
})
globalStyle(`${quick} dt`, { color: color.inkSoft, '@media': { [wide]: { fontSize: text.small } } })
globalStyle(quick, {
  '@media': {
    [wide]: { borderInlineStart: `2px solid ${color.ink}`, paddingInlineStart: space.l, alignContent: 'center' },
  },
})

export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem', gap: space.xl } },
})
