import { style } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

/** What somebody wrote, as they wrote it: not in the voice of the page. */
export const quoted = style({ font: `400 ${vars.text.body}/1.5 ${vars.font.sans}`, textWrap: 'wrap' })
