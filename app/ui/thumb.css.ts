import { style } from '@vanilla-extract/css'
import { thumb } from './thumb.ts'

export const link = style(thumb)
