import { globalStyle, style } from '@vanilla-extract/css'
import { tablet } from './media.ts'
import { vars } from './tokens.css.ts'

/** Headings are as small as those of notes. */
export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l })
globalStyle(`${parts} h2`, { fontSize: vars.text.lead })
globalStyle(`${parts} ul > li > svg`, { '@media': { [tablet]: { inlineSize: '2.5rem', blockSize: '2.5rem' } } })
globalStyle(`${parts} ul > li`, { '@media': { [tablet]: { gridTemplateColumns: '2.5rem minmax(0, 1fr)' } } })
globalStyle(`${parts} h3`, { '@media': { [tablet]: { fontSize: vars.text.lead } } })
globalStyle(`${parts} li > p`, { '@media': { [tablet]: { fontSize: '1rem', lineHeight: 1.4 } } })
