import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { revokePortfolioShare } from '#app/domain/portfolio/portfolio-shares.server.ts'
import { projectPathOf } from '#app/paths/projects.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  await revokePortfolioShare(viewer, args.params.shareId ?? '')
  return redirect(`${projectPathOf('portfolio', { username: viewer.username })}#share`)
}

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  return redirect(projectPathOf('portfolio', { username: viewer.username }))
}
