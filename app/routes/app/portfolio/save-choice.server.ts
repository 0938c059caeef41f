import { redirect } from '@remix-run/node'
import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { findPortfolio, listBelongings, savePortfolio } from '#app/domain/portfolio/portfolio.server.ts'
import { foldedPortfolioSchema, portfolioSchema } from '#app/domain/portfolio/portfolio.schema.ts'
import { moved } from '#app/domain/portfolio/shown.ts'
import { conflictAnswer, parseVersioned } from '#app/forms/conflict.server.ts'
import { formDataOf, parseForm } from '#app/forms/form.server.ts'
import { momentText } from '#app/i18n/format.server.ts'
import { pathOf } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { choiceWords } from '#app/wording/portfolio/choice-texts.server.ts'
import { choiceIn, choiceOf, folded, foldedForm, textIn, unfolded } from './choice-form.server.ts'

type Kept = Awaited<ReturnType<typeof findPortfolio>>

/** Saves the choice from the posted form and detects conflicts with another tab. A move button returns the form in its
 *  new order without saving. */
export async function saveChoice(args: GuardArgs, viewer: Viewer) {
  const posted = choiceIn(await formDataOf(args.request))
  const form = parseForm(args, posted, portfolioSchema)
  if (form.refused) return form.refused
  const { move, ...wanted } = form.value
  if (move) {
    const began = { version: textIn(posted, 'version'), base: textIn(posted, 'base') }
    return { moved: { ...wanted, ...began, [move.list]: moved(wanted[move.list], move.id, move.direction) } }
  }
  const kept = await findPortfolio(viewer.id)
  const now = { version: kept.version, values: folded(choiceOf(viewer, kept)) }
  if (!posted.has('version')) posted.set('version', String(kept.version))
  const both = parseVersioned(args, foldedForm(posted, wanted), foldedPortfolioSchema, now)
  if (both.refused) return both.refused
  if (both.conflict) return conflictAnswer(args, both.conflict, await wordsOf(args, viewer, kept))

  const { language } = reading(args, 'portfolio')
  const { version } = kept
  const outcome = await savePortfolio(viewer, unfolded(both.value), { version, language })
  if (outcome === 'conflict') {
    const later = await findPortfolio(viewer.id)
    const raced = both.raced({ version: later.version, values: folded(choiceOf(viewer, later)) })
    if (raced) return conflictAnswer(args, raced, await wordsOf(args, viewer, later))
  }
  if (typeof outcome === 'object') return form.refuse(outcome)
  if (outcome === 'help') return redirect(pathOf('help'))
  const shown = projectPathOf('portfolio', { username: viewer.username })
  return redirectWithToast(shown, 'saved')
}

/** Returns the texts of an edit conflict: labels of the fields, texts of the values, time of the last save. */
async function wordsOf(args: GuardArgs, viewer: Viewer, { savedAt }: Kept) {
  const reader = reading(args, 'portfolio')
  const has = await listBelongings(viewer.id, reader.language)
  const at = savedAt ? momentText(savedAt.toISOString(), reader.language) : ''
  return { by: null, at, ...choiceWords(has, reader) }
}
