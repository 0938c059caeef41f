import { valuesOf } from './page.ts'
import type { Site } from './server.ts'
import type { FormFields, Visitor } from './visit.ts'

/** The page where programmes are chosen and scores entered. */
/** Programmes selected in the lists of the form. */
export const chosenOn = (page: string) => Array.from({ length: 8 }, (_, at) => valuesOf(page, `major${at}`)).flat()

export const PROGRAMMES = '/app/institutions/programmes'

/** Picks institutions for comparison through their buttons. */
export async function pick(site: Site, as: Visitor, institutions: readonly string[]) {
  for (const institutionId of institutions) {
    const form = { institutionId, wants: 'on', back: '/app/institutions' }
    const { status } = await site.visit('/app/institutions/picks', { as, form })
    if (status !== 302) throw new Error(`${institutionId} could not be picked: ${status}`)
  }
}

/** Sends the choice of programmes, by default with a new idempotency key. */
export function choose(site: Site, as: Visitor, major: string | string[], form: FormFields = {}) {
  return site.visit(PROGRAMMES, { as, form: { idempotencyKey: crypto.randomUUID(), major, ...form } })
}
