import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

/** Behaviour of the model's service. `answers` responds as instructed; the others are typical failures. */
export type AdvisorMood =
  | 'answers'
  | 'hangs'
  | 'drips'
  | 'too-many'
  | 'breaks'
  | 'speaks-html'
  | 'never-ends'
  | 'sends-elsewhere'
  | 'refuses'
  | 'talks'
  | 'hangs-up'

const request = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(['system', 'user']), content: z.string() })).length(2),
  response_format: z.object({
    type: z.literal('json_schema'),
    json_schema: z.object({ name: z.string(), strict: z.literal(true), schema: z.looseObject({}) }),
  }),
  max_completion_tokens: z.number(),
})
export type ReceivedRequest = z.output<typeof request> & { authorization: string | undefined; raw: string }

/** Starts a service on loopback that implements the chat completions protocol as far as we use it. `asked` records
 *  every request; `answer` makes the response from a request. An unexpected request is answered with 501 and makes
 *  `stop` throw. */
export async function startAdvisor(answer: (asked: ReceivedRequest) => unknown = () => ({})) {
  const requests: ReceivedRequest[] = []
  const unexpected: string[] = []
  const double = {
    url: '',
    mood: 'answers' as AdvisorMood,
    /** Number of next calls in this mood; after that it answers again. */
    times: Number.POSITIVE_INFINITY,
    answer,
    /** Awaited before each response. */
    hold: () => Promise.resolve(),
    asked: requests,
    settings: {} as Record<'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL', string>,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      if (unexpected.length > 0)
        throw new Error(`The advisor was asked what it does not know: ${unexpected.join(', ')}`)
    },
  }

  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const raw = await bodyOf(incoming)
    const read = request.safeParse(parseJson(raw))
    if (incoming.method !== 'POST' || incoming.url !== '/v1/chat/completions' || !read.success) {
      unexpected.push(`${incoming.method} ${incoming.url} ${read.error?.message ?? ''}`)
      return void response.writeHead(501).end()
    }
    const question = { ...read.data, authorization: incoming.headers.authorization, raw }
    requests.push(question)
    await double.hold()
    const mood = double.times > 0 ? double.mood : 'answers'
    double.times -= 1
    moods[mood](response, () => completion(question.model, JSON.stringify(double.answer(question))), double.url)
  }
  const server = createServer((incoming, response) => void serve(incoming, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  double.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  double.settings = { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: `${double.url}/v1`, OPENAI_MODEL: 'test-model' }
  return double
}

type Behave = (response: ServerResponse, answer: () => unknown, url: string) => void

const moods: Record<AdvisorMood, Behave> = {
  answers: (response, answer) => sendJson(response, 200, answer()),
  hangs: () => undefined,
  drips: response => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    const timer = setInterval(() => response.write(' '), 200)
    response.on('close', () => clearInterval(timer))
  },
  'too-many': response => sendJson(response, 429, { error: { message: 'Slow down' } }, { 'Retry-After': '3600' }),
  breaks: response => sendJson(response, 500, { error: { message: 'Oops' } }),
  'speaks-html': response =>
    void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><h1>Sign in to the proxy</h1>'),
  'never-ends': response => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    const chunk = Buffer.alloc(64 * 1024, 32)
    let sent = 0
    const more = (): void => {
      if (response.destroyed || sent > 10 * 1024 * 1024) return void response.end()
      sent += chunk.byteLength
      response.write(chunk, () => setImmediate(more))
    }
    more()
  },
  'sends-elsewhere': (response, _, url) => void response.writeHead(307, { Location: `${url}/elsewhere` }).end(),
  refuses: (response, answer) => {
    const complete = answer() as ReturnType<typeof completion>
    sendJson(response, 200, {
      ...complete,
      choices: [{ ...complete.choices[0], message: { role: 'assistant', content: null, refusal: 'No.' } }],
    })
  },
  talks: (response, answer) => {
    const complete = answer() as ReturnType<typeof completion>
    const message = { role: 'assistant', content: 'Of course! Here is the analysis: { "headline":', refusal: null }
    sendJson(response, 200, { ...complete, choices: [{ ...complete.choices[0], message }] })
  },
  'hangs-up': response => response.destroy(),
}

function completion(model: string, content: string) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [
      { index: 0, finish_reason: 'stop', logprobs: null, message: { role: 'assistant', content, refusal: null } },
    ],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }
}

function sendJson(response: ServerResponse, status: number, content: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(content))
}

async function bodyOf(incoming: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
