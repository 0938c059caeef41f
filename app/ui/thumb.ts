/** A link in text with the minimum touch size: its box is higher than the line without shifting the text. */
export const thumb = { display: 'inline-block', paddingBlock: '.75rem', marginBlock: '-.75rem' }
