/** Maximum size of a response, in bytes. */
const MOST_BYTES = 256 * 1024

/** `fetch` that reads the whole body before it returns, so that the time limit covers a slow body and an endless one is
 *  cut off. Redirects are refused, because they would send the key elsewhere. */
export const fetchWhole: typeof fetch = (target, options) => {
  const { signal } = options ?? {}
  // Node's fetch ignores the signal once its request has been garbage-collected, so we listen ourselves.
  return signal ? Promise.race([readWhole(target, options), whenAborted(signal)]) : readWhole(target, options)
}

async function readWhole(...[target, options]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(target, { ...options, redirect: 'error' })
  const reader = response.body?.getReader()
  const cut = () => void reader?.cancel().catch(() => undefined)
  options?.signal?.addEventListener('abort', cut, { once: true })
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const { value: chunk } = (await reader?.read()) ?? {}
    if (!chunk) break
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) {
      cut()
      throw Object.assign(new Error('The answer is too long.'), { code: 'ETOOLONG' })
    }
    chunks.push(chunk)
  }
  options?.signal?.removeEventListener('abort', cut)
  const { status, headers } = response
  return new Response(status === 204 || status === 304 ? null : Buffer.concat(chunks), { status, headers })
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new DOMException('The time is over.', 'AbortError'))
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
}
