import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

const { space } = vars

export const signedLinks = style({})
globalStyle(`${signedLinks} > li`, { display: 'flex', gap: space.xs, alignItems: 'center' })
globalStyle(`${signedLinks} a`, { lineHeight: 1.3, paddingBlock: space.xxs })
