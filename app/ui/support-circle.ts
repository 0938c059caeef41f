/** The circle of the support button: empty, or filled once support is given. */
export const circle = {
  content: '',
  inlineSize: '.75em',
  blockSize: '.75em',
  border: '2px solid',
  borderRadius: '50%',
}
export const filled = { background: 'currentColor' }
