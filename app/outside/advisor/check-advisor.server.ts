import { fetchWhole } from './fetch-whole.server.ts'

const TIME_LIMIT_MS = 10_000

/** Requests the list of models from the service, to check the connection, the key and the model's name. Sends no
 *  personal data. Also returns the `Date` header, if any, to compare clocks. */
export async function checkAdvisor({ key, url, model }: { key: string; url: string; model: string }) {
  const headers = { Authorization: `Bearer ${key}` }
  const answer = await fetchWhole(`${url}/models`, { headers, signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  const found = (await answer.json().catch(() => null)) as { data?: { id?: unknown }[] } | null
  const known = Array.isArray(found?.data) ? found.data.map(({ id }) => id) : null
  return { status: answer.status, hasModel: known?.includes(model) ?? null, date: answer.headers.get('Date') }
}
