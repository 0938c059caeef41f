import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { problem, reading } from '#app/access/page.server.ts'
import { writeRefused } from '#app/domain/imports/list-files.server.ts'
import { findImport } from '#app/domain/imports/list-imports.server.ts'
import { refusedWords } from '#app/wording/imports/list-words.server.ts'
import { sheetAnswer } from '../sheet-answer.server.ts'

/** Downloads the refused rows of a list with the reasons, to be corrected and uploaded again. */
export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'view-staff')
  const list = await findImport(staff, args.params.importId ?? '')
  if (!list) throw problem(args, 404)
  return sheetAnswer('refused.xlsx', await writeRefused(staff, list, refusedWords(reading(args, 'imports'))))
}
