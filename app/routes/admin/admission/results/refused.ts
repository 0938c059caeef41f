import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { problem, reading } from '#app/access/page.server.ts'
import { writeRefusedGrants } from '#app/domain/admission/grant-import-file.server.ts'
import { findGrantImport } from '#app/domain/admission/grant-imports.server.ts'
import { refusedFileWords } from '#app/wording/cycle/grant-texts.server.ts'
import { sheetAnswer } from '../../organizations/sheet-answer.server.ts'

/** Downloads the refused rows of a sheet with the reasons, to be corrected and uploaded again. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const list = await findGrantImport(args.params.importId ?? '')
  if (!list) throw problem(args, 404)
  return sheetAnswer('refused.xlsx', await writeRefusedGrants(list, refusedFileWords(reading(args, 'grantImports'))))
}
