import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { enterStep, pathOfStep, stepAhead } from './step.server.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Redirects to the first unsaved step of a draft, or to the review of an open project. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const project = await enterStep(args, viewer, 'basic')
  return redirect(pathOfStep(stepAhead(project), project.id))
}
