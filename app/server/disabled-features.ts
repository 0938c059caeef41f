import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node'
import { findLanguage } from '#app/access/language.server.ts'
import { type Feature, featureNames, features } from '#app/domain/switches/features.server.ts'
import { findOff } from '#app/domain/switches/switches.server.ts'
import { getFixedT } from '#app/i18n/i18next.server.ts'
import { patterns } from '#app/paths/every.server.ts'
import { isCall } from './plain-answer.ts'

type Loading = (...args: never[]) => unknown
type Args = LoaderFunctionArgs | ActionFunctionArgs

/** An administrator turns a feature on again within hours, not seconds. */
const RETRY_AFTER = { 'Retry-After': '3600' }

/** Wraps the pages of a build so that those of a disabled feature respond 503: the feature comes back with all its data
 *  (docs/decisions/087). The check runs before guards and before the body is read. */
export function withDisabledFeatures(build: ServerBuild): ServerBuild {
  /** A page may belong to several features: the photo of a story is a story and an upload. */
  const partsOf = (pattern: string) =>
    featureNames.filter(feature => features[feature].some(page => patterns[page] === pattern))
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const parts = partsOf(`/${(route.path ?? '').replace(/^\//, '')}`)
    if (parts.length === 0) return [id, route] as const
    const { loader, action } = route.module
    const shut = {
      ...(loader && { loader: whileOn(loader, parts) }),
      ...(action && { action: whileOn(action, parts) }),
    }
    return [id, { ...route, module: { ...route.module, ...shut } }] as const
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

function whileOn<F extends Loading>(load: F, parts: Feature[]): F {
  const asked = async (...args: Parameters<F>) => {
    for (const feature of parts) {
      const refusal = await refusalOf(args[0] as unknown as Args, feature)
      if (refusal) return refusal
    }
    return load(...args)
  }
  return asked as unknown as F
}

/** Returns the response of a disabled feature: JSON for an API call, thrown for a page. Null when the feature is on. */
async function refusalOf(args: Args, feature: Feature): Promise<Response | null> {
  const language = await findLanguage(args)
  const off = await findOff(feature, language)
  if (!off) return null
  const t = getFixedT(language, 'errors')
  const init = { status: 503, headers: RETRY_AFTER }
  if (isCall({ path: new URL(args.request.url).pathname })) {
    return Response.json({ message: off.reason ?? t('off.title'), code: 503 }, init)
  }
  throw data({ title: t('off.title'), reason: 'part_off', failure: off.reason }, init)
}
