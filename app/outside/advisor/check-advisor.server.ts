import { fetchWhole } from './fetch-whole.server.ts'

const TIME_LIMIT_MS = 10_000

/** Asks the model's service for the list of its models: whether it answers, takes the key and has the model. Nothing of a
 *  person is sent. Its clock is told, when it tells it. */
export async function checkAdvisor({ key, url, model }: { key: string; url: string; model: string }) {
  const headers = { Authorization: `Bearer ${key}` }
  const answer = await fetchWhole(`${url}/models`, { headers, signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  const found = (await answer.json().catch(() => null)) as { data?: { id?: unknown }[] } | null
  const known = Array.isArray(found?.data) ? found.data.map(({ id }) => id) : null
  return { status: answer.status, hasModel: known?.includes(model) ?? null, date: answer.headers.get('Date') }
}
