import type { RequestListener, Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { NextFunction, Request, Response } from 'express'
import onHeaders from 'on-headers'

const LOOK_MS = 50
const QUIET_MS = 1
const HOLD_MS = 1_000

/** State of an open connection: unfinished requests, bytes received when the last response ended, and bytes received at
 *  the last check. */
type Connection = { open: number; answeredAt: number; seenAt: number }

/** Passes the requests of a server to `answer` and tracks its connections, so that it can stop without losing a
 *  request. Node's own `close` ends idle connections at once, even when a request is just arriving on one. */
export function followConnections(server: HttpServer, answer: RequestListener) {
  const connections = new Map<Socket, Connection>()
  let arrivals = 0
  let held: Promise<void> | null = null

  server.on('connection', (socket: Socket) => {
    arrivals += 1
    connections.set(socket, { open: 0, answeredAt: 0, seenAt: -1 })
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', (request, response) => {
    const { socket } = request
    arrivals += 1
    const connection = connections.get(socket)
    if (connection) {
      connection.open += 1
      response.once('close', () => {
        connection.open -= 1
        connection.answeredAt = socket.bytesRead
      })
    }
    if (held) void held.then(() => answer(request, response))
    else answer(request, response)
  })

  /** Runs `action` right after a turn of the event loop without arrivals, when everything sent so far has been read.
   *  Requests that arrive meanwhile are held, because under load no turn would be quiet. */
  const whenQuiet = async (action: () => void) => {
    let letGo = () => {}
    held = new Promise(resolve => (letGo = resolve))
    const until = performance.now() + HOLD_MS
    for (let quiet = false; !quiet && performance.now() < until;) {
      const [before, began] = [arrivals, performance.now()]
      await turn()
      quiet = arrivals === before && performance.now() - began < QUIET_MS
    }
    action()
    held = null
    letGo()
  }

  /** Closes connections that were idle at two checks in a row; one that has started to send stays open. */
  const closeSilent = () => {
    for (const [socket, connection] of connections) {
      const isIdle = connection.open === 0 && socket.bytesRead === connection.answeredAt
      if (isIdle && connection.seenAt === socket.bytesRead) socket.destroy()
      connection.seenAt = socket.bytesRead
    }
  }

  return {
    /** Serves for `delayMs` more, then accepts no new connections, closes open ones when they become idle, and resolves
     *  when the last is closed. */
    async drain(delayMs: number) {
      await wait(delayMs)
      let closed: Promise<unknown> | undefined
      await whenQuiet(() => {
        closed = new Promise(resolve => Server.prototype.close.call(server, resolve))
      })
      while (connections.size > 0) {
        await whenQuiet(closeSilent)
        await wait(LOOK_MS)
      }
      await closed
    },
  }
}

/** While the process stops, adds `Connection: close` to responses, so that the next request goes to another process. A
 *  connection that is still sending a request stays open: closing it would reset it. */
export function closeWhileStopping(isStopping: () => boolean) {
  return (request: Request, response: Response, next: NextFunction) => {
    onHeaders(response, () => {
      const sendsBody = request.get('Transfer-Encoding') !== undefined || Number(request.get('Content-Length')) > 0
      if (isStopping() && (request.complete || !sendsBody)) response.setHeader('Connection', 'close')
    })
    next()
  }
}
