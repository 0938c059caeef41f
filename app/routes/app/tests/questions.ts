import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { findQuestions } from '#app/domain/assessments/tests.server.ts'

/** Returns all questions of the open attempt, for a question page that must work without a connection. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.withAccess(args, 'PAID_OR_ORG', { superAdminBypass: true })
  const { language } = reading(args, 'tests')
  const questions = await findQuestions(viewer, args.params.testId ?? '', language)
  return Response.json(questions, { status: questions ? 200 : 404, headers: { 'Cache-Control': 'no-store' } })
}
