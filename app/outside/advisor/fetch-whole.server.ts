/** No answer we ask for is longer. */
const MOST_BYTES = 256 * 1024

/** `fetch` that has the whole body before it returns, so that the time-out of the call covers a body that drips, and a
 *  body without end is cut off. A redirect would carry our key elsewhere: it is refused. */
export const fetchWhole: typeof fetch = async (target, options) => {
  const response = await fetch(target, { ...options, redirect: 'error' })
  const chunks: Uint8Array[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (;;) {
    const { value: chunk } = (await reader?.read()) ?? {}
    if (!chunk) break
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) {
      await reader?.cancel()
      throw Object.assign(new Error('The answer is too long.'), { code: 'ETOOLONG' })
    }
    chunks.push(chunk)
  }
  const { status, headers } = response
  return new Response(status === 204 || status === 304 ? null : Buffer.concat(chunks), { status, headers })
}
