/** Support is a word with a circle: empty, or filled once it is given. */
export const circle = {
  content: '',
  inlineSize: '.75em',
  blockSize: '.75em',
  border: '2px solid',
  borderRadius: '50%',
}
export const filled = { background: 'currentColor' }
