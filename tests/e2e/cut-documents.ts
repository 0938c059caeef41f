import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type CutLine = { url: string; cut: (from: RegExp | null) => void; hangUp: () => void; stop: () => void }

/** A proxy to a site that cuts documents: it passes on the part before a given place and closes the connection on
 *  `hangUp`. A browser discards what it has not yet read when the connection breaks, so check the page before that. */
export async function cutLineTo(site: string): Promise<CutLine> {
  let place: RegExp | null = null
  const held = new Set<ServerResponse>()
  const line = createServer((asked, answer) => void pass(asked, answer).catch(() => answer.destroy()))
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    cut: from => void (place = from),
    hangUp: () => held.forEach(answer => answer.destroy()),
    stop: () => {
      line.close()
      line.closeAllConnections()
    },
  }

  async function pass(asked: IncomingMessage, answer: ServerResponse) {
    const { 'accept-encoding': _, ...headers } = asked.headers
    const passed = request(new URL(asked.url ?? '/', site), { method: asked.method, headers })
    asked.pipe(passed)
    const [came] = (await once(passed, 'response')) as [IncomingMessage]
    answer.writeHead(came.statusCode ?? 502, came.headers)
    if (!place || asked.method !== 'GET' || !/html/.test(came.headers['content-type'] ?? ''))
      return void came.pipe(answer)
    const whole = Buffer.concat(await came.toArray()).toString()
    const at = whole.search(place)
    if (at < 0) throw new Error(`${asked.url} has no such place: ${place}`)
    answer.write(whole.slice(0, at))
    held.add(answer)
  }
}
