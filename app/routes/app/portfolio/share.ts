import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { portfolioShareSchema } from '#app/domain/portfolio/portfolio.schema.ts'
import { createPortfolioShare } from '#app/domain/portfolio/portfolio-shares.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { projectPathOf } from '#app/paths/projects.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, portfolioShareSchema)
  if (form.refused) throw refusedAction(args)
  // The page says when the maximum of five links is reached.
  if ((await createPortfolioShare(viewer, form.value)) === null) throw staleAction(args)
  return redirect(`${projectPathOf('portfolio', { username: viewer.username })}#share`)
}

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  return redirect(projectPathOf('portfolio', { username: viewer.username }))
}
