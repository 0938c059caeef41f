import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { findingRules } from '#app/domain/finding/limits.ts'
import { suggest } from '#app/domain/finding/suggest.server.ts'
import { countReading } from '#app/domain/rate-limits/readings.ts'
import { readSearch } from '#app/domain/search/query.ts'
import { suggestionTexts } from '#app/wording/search/suggestion-texts.server.ts'

/** Returns suggestions for the search field in the header. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { q } = readSearch(new URL(args.request.url).searchParams)
  const headers = { 'Cache-Control': 'private, no-store' }
  const wait = countReading(findingRules.suggestion, viewer.id)
  if (wait > 0) return Response.json(null, { status: 429, headers: { ...headers, 'Retry-After': String(wait) } })
  const found = await suggest(viewer, q)
  return Response.json(suggestionTexts(found, reading(args, 'suggest')), { headers })
}
