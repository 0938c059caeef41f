import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { exportMajors } from '#app/domain/institutions/major-files.server.ts'
import { majorSheetWords } from '#app/wording/institutions/major-sheet-words.server.ts'
import { sheetAnswer } from '../../organizations/sheet-answer.server.ts'
import { institutionOf } from './institution-of.server.ts'

/** Downloads the majors of an institution as a file that can be edited and uploaded again: Excel, or CSV with
 *  `?as=csv`. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const { id } = await institutionOf(args)
  const format = new URL(args.request.url).searchParams.get('as') === 'csv' ? 'csv' : 'xlsx'
  const content = await exportMajors(id, format, majorSheetWords(reading(args, 'majorSheets')))
  return sheetAnswer(`${id}-majors.${format}`, content)
}
