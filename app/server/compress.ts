import { constants } from 'node:zlib'
import compression from 'compression'

/** Brotli 4 for pages: nearly the weight of 11 at a hundredth of its time. */
export const compress = compression({
  threshold: 512,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
})
