import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, notFound, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { isAdvised } from '#app/domain/guidance/advice.server.ts'
import { findOwnAnalysis, findStanding, type Standing } from '#app/domain/guidance/analyses.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { Sheet as Page } from '#app/ui/layout.tsx'
import { Begin } from './begin.tsx'
import { Completed } from './completed.tsx'
import { Inactive } from './inactive.tsx'
import { Loading } from './loading.tsx'
import { ownerSheet } from './owner-sheet.server.ts'
import { withTestTexts } from './remaining-tests.server.ts'
import { useArrival } from '../waiting/progress-poll.ts'

export const handle = { i18n: ['personality', 'analysis', 'match', 'waiting'], failure: { load: 'analysis' } }
export const meta = pageMeta

/** Interval at which a page without script reloads, in seconds. */
const REFRESH = 3

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'personality')
  const { t, language } = reader
  const words = reader.in('standing')
  const { searchParams } = new URL(args.request.url)
  const asked = searchParams.get('analysis')
  const each = searchParams.get('open') === 'each'
  const standing = await findStanding(viewer, language)
  const id = asked || (standing.state === 'completed' ? standing.id : null)
  const analysis = id === null ? null : await findOwnAnalysis(viewer, id)
  if (asked && !analysis) throw await notFound(args, viewer, { kind: 'analysis', id: asked })
  const waiting = standing.state === 'loading' && !analysis
  const loaded = {
    page: headOf(args, { title: t('title'), description: words.t('description') }),
    words: wordsOf(words, standing.state),
    standing: withTestTexts(args, standing),
    refresh: waiting ? REFRESH : null,
    completed: analysis && (await ownerSheet(viewer, analysis, standing, reader.in('sheet'), { each })),
    advisor: await isAdvised(),
  }
  const { lite } = readPreferences(args.request)
  return data(loaded, { headers: waiting && lite ? { Refresh: String(REFRESH) } : {} })
}

/** Returns the texts shown before there is an analysis. They are read on the server, so the page of a finished analysis
 *  does not load them. */
function wordsOf({ t }: Reader<'standing'>, state: Standing['state']) {
  if (state === 'completed') return { lead: '', notes: [] }
  if (state === 'inactive' || state === 'loading') return { lead: t(`lead.${state}`), notes: [] }
  return { lead: t('lead.active'), notes: [t('aptitude'), t('lock')] }
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function PersonalityPage() {
  const { standing, words, completed, advisor } = useLoaderData<typeof loader>()
  useArrival(standing.state === 'loading' && !completed)
  if (completed) return <Completed completed={completed} advisor={advisor} />
  return (
    <Page>
      {standing.state === 'inactive' ? (
        <Inactive lead={words.lead} {...standing} />
      ) : standing.state === 'loading' ? (
        <Loading lead={words.lead} stage={standing.stage} />
      ) : (
        <Begin words={words} failed={standing.state === 'failed'} advisor={advisor} />
      )}
    </Page>
  )
}
