import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { problem, reading } from '#app/access/page.server.ts'
import { exportRefused } from '#app/domain/institutions/major-files.server.ts'
import { findMajorImport } from '#app/domain/institutions/major-imports.server.ts'
import { majorSheetWords, refusalText } from '#app/wording/institutions/major-sheet-words.server.ts'
import { sheetAnswer } from '../../organizations/sheet-answer.server.ts'

/** Downloads the refused rows of a sheet with the reasons, to be corrected and uploaded again. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const { institutionId = '', importId = '' } = args.params
  const found = await findMajorImport(institutionId, importId)
  if (!found) throw problem(args, 404)
  const reader = reading(args, 'majorSheets')
  const words = { ...majorSheetWords(reader), reason: reader.t('whatToDo') }
  const content = await exportRefused(found, words, refusal => refusalText(refusal, reader))
  return sheetAnswer(`${institutionId}-refused.xlsx`, content)
}
