import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { env } from '#app/env.server.ts'
import { createBreaker } from './breaker.ts'
import { fetchWhole } from './fetch-whole.server.ts'

type Question<S extends z.ZodType> = {
  /** What is wanted, in our words. */
  instructions: string
  /** What it is about: computed facts, never a person's name or own words. */
  facts: string
  /** The shape of the answer. Keep to plain strings and lists: not every server knows more. */
  shape: S
}

/** The limit of one try, from the first byte sent to the last one received. */
const TIME_LIMIT_MS = 10_000
const TRIES = 2
const PAUSE_MS = 300
/** Longer than any sheet we ask for, in tokens. */
const MOST_TOKENS = 4_000

const breaker = createBreaker({ failures: 3, restMs: 5 * 60_000 })

/** Whether there is a model to ask at all. */
export function isAdvisorAvailable() {
  return env.advisor !== null
}

/** Asks the model and returns its answer in the wished shape with the model's name; null when there is no model, it is
 *  given a rest, or it did not answer in that shape within two tries of 10 s. `report` is told why, without personal
 *  data. Throws only what `signal` was aborted with: then the call is over at once. */
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
      // The call was given up here; that says nothing about the service.
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
  // A start is cheaper without them, and without a model nothing is asked.
  const [{ default: OpenAI }, { zodResponseFormat }] = await Promise.all([
    import('openai'),
    import('openai/helpers/zod'),
  ])
  const client = new OpenAI({
    apiKey: key,
    baseURL: url,
    // Nothing else of the process's environment has a say.
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    // Its own retries wait as long as the other side wishes.
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

/** A wrong key or address stays wrong; everything else may pass. */
function isWorthAnotherTry(error: unknown) {
  return !(error instanceof Error && 'status' in error && [400, 401, 403, 404].includes(error.status as number))
}

/** Names and codes, never a message, which may quote what was asked. */
function reasonOf(error: unknown) {
  const { name, status, code, cause } = error as Record<string, unknown>
  const deeper = (cause ?? {}) as Record<string, unknown>
  return [name, status, code, deeper.code]
    .filter(word => ['string', 'number'].includes(typeof word) && /^[\w-]{1,60}$/.test(String(word)))
    .join(' ')
}
