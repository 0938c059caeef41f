/** Maximum number of pixels of a picture. A small file can decode to gigabytes. */
export const MAX_PIXELS = 40_000_000
