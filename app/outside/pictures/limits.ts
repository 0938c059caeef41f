/** No picture is opened that has more points than this: a small file may unfold into gigabytes. */
export const MAX_PIXELS = 40_000_000
