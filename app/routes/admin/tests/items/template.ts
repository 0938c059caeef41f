import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { problem, reading } from '#app/access/page.server.ts'
import { writeItemTemplate } from '#app/domain/assessments/import-items.server.ts'
import { sheetAnswer } from '../../organizations/sheet-answer.server.ts'

/** Downloads a spreadsheet to fill in with items, including the scales of the test. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const { t, language } = reading(args, 'adminTests')
  const content = await writeItemTemplate(args.params.testId ?? '', language, t('items'))
  if (!content) throw problem(args, 404)
  return sheetAnswer(`items-${language}.xlsx`, content)
}
