/** A link within words that a thumb can hit: its box is higher than its line, and moves nothing. */
export const thumb = { display: 'inline-block', paddingBlock: '.75rem', marginBlock: '-.75rem' }
