type RemixContext = {
  data?: unknown
  streamController: Pick<ReadableStreamDefaultController<string>, 'enqueue' | 'close'>
}

/** Hands to Remix what the page says in its last script (`page-data.server.ts`), in the form it reads: values by the
 *  numbers of their places. Where there is none Remix's own script hands it over. */
export async function handOver(context: RemixContext, page: Pick<Document, 'readyState' | 'addEventListener'>) {
  // This may run before the page has come to its end.
  if (!('data' in context) && page.readyState === 'loading') {
    await new Promise(resolve => page.addEventListener('DOMContentLoaded', resolve))
  }
  if (!('data' in context)) return
  const { data, streamController } = context
  streamController.enqueue(`${JSON.stringify(numbered(data))}\n`)
  streamController.close()
}

/** What the number -5 is to `turbo-stream`. */
const NULL = -5

function numbered(data: unknown) {
  const values: unknown[] = []
  const numberOf = (value: unknown): number => {
    if (value === null) return NULL
    const at = values.push(value) - 1
    if (Array.isArray(value)) values[at] = value.map(numberOf)
    else if (typeof value === 'object') {
      values[at] = Object.fromEntries(Object.entries(value).map(([name, one]) => [`_${numberOf(name)}`, numberOf(one)]))
    }
    return at
  }
  numberOf(data)
  return values
}
