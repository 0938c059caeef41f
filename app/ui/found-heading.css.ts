import { style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

/** Text quoted from a user, not in the style of the page's headings. */
export const quoted = style({ font: `400 ${vars.text.body}/1.5 ${vars.font.sans}`, textWrap: 'wrap' })
