import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { problem, reading } from '#app/access/page.server.ts'
import { templateSchema } from '#app/domain/imports/import.schema.ts'
import { writeTemplate } from '#app/domain/imports/list-files.server.ts'
import { readerOf } from '#app/i18n/i18next.server.ts'
import { sheetAnswer } from '../sheet-answer.server.ts'
import { templateWords } from '#app/wording/imports/list-words.server.ts'

/** Downloads an empty list to fill in, in the language of the query. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.staffOf(args, 'manage-students')
  const asked = templateSchema.safeParse(Object.fromEntries(new URL(args.request.url).searchParams))
  if (!asked.success) throw problem(args, 404)
  const { kind, language = reading(args, 'imports').language } = asked.data
  const { words, sample } = templateWords(kind, readerOf(language, 'imports', args.context.hasGroups))
  const { name, content } = await writeTemplate(kind, language, words, sample)
  return sheetAnswer(name, content)
}
