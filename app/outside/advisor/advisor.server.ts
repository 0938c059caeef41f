import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { env } from '#app/env.server.ts'
import { createBreaker } from './breaker.ts'
import { fetchWhole } from './fetch-whole.server.ts'

type Question<S extends z.ZodType> = {
  /** The task, in fixed text written by us. */
  instructions: string
  /** The input: computed facts, never a person's name or own words. */
  facts: string
  /** Schema of the answer. Only plain strings and lists, because not every server supports more. */
  shape: S
}

/** Time limit of one attempt, until the last byte is received. */
const TIME_LIMIT_MS = 10_000
const TRIES = 2
const PAUSE_MS = 300
/** More tokens than any requested answer needs. */
const MOST_TOKENS = 4_000

const breaker = createBreaker({ failures: 3, restMs: 5 * 60_000 })

/** Checks whether a language model is configured. */
export function isAdvisorAvailable() {
  return env.advisor !== null
}

/** Sends a question to the language model and returns its answer in the requested shape with the model's name. Returns
 *  null when no model is configured, the circuit breaker is open, or two attempts of 10 s gave no valid answer;
 *  `report` gets the reason, without personal data. Throws only the reason `signal` was aborted with, at once. */
export async function ask<S extends z.ZodType>(
  question: Question<S>,
  report: (complaint: string) => void,
  signal?: AbortSignal,
): Promise<{ answer: z.output<S>; model: string } | null> {
  const { advisor } = env
  if (!advisor || !breaker.mayAsk(Date.now())) return null
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await askOnce(advisor, question, signal)
      breaker.succeeded()
      return { answer, model: advisor.model }
    } catch (error) {
      // The caller aborted the request, which says nothing about the service.
      signal?.throwIfAborted()
      if (attempt < TRIES && isWorthAnotherTry(error)) {
        await wait(PAUSE_MS, undefined, { signal })
        continue
      }
      breaker.failed(Date.now())
      report(`The advisor gave no usable answer: ${reasonOf(error)}.`)
      return null
    }
  }
}

async function askOnce<S extends z.ZodType>(
  { key, url, model }: NonNullable<typeof env.advisor>,
  { instructions, facts, shape }: Question<S>,
  signal: AbortSignal | undefined,
): Promise<z.output<S>> {
  // Loaded on first use, so that the start is faster and a site without a model never loads them.
  const [{ default: OpenAI }, { zodResponseFormat }] = await Promise.all([
    import('openai'),
    import('openai/helpers/zod'),
  ])
  const client = new OpenAI({
    apiKey: key,
    baseURL: url,
    // The library must not read settings from the environment.
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    // The library's own retries wait for as long as the service requests.
    maxRetries: 0,
    timeout: TIME_LIMIT_MS,
    fetch: fetchWhole,
  })
  const { choices } = await client.chat.completions.parse(
    {
      model,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: facts },
      ],
      response_format: zodResponseFormat(shape, 'answer'),
      max_completion_tokens: MOST_TOKENS,
    },
    { signal },
  )
  const parsed: unknown = choices[0]?.message.parsed
  if (parsed === null || parsed === undefined) throw Object.assign(new Error('No answer.'), { code: 'EREFUSED' })
  return shape.parse(parsed)
}

/** Checks whether a retry could succeed. A wrong key or address stays wrong. */
function isWorthAnotherTry(error: unknown) {
  return !(error instanceof Error && 'status' in error && [400, 401, 403, 404].includes(error.status as number))
}

/** Returns names and codes of an error, never its message, which may quote the input. */
function reasonOf(error: unknown) {
  const { name, status, code, cause } = error as Record<string, unknown>
  const deeper = (cause ?? {}) as Record<string, unknown>
  return [name, status, code, deeper.code]
    .filter(word => ['string', 'number'].includes(typeof word) && /^[\w-]{1,60}$/.test(String(word)))
    .join(' ')
}
