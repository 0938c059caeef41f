import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { itemsFileSchema, applyItemImportSchema } from '#app/domain/assessments/draft.schema.ts'
import { findEditedTest } from '#app/domain/assessments/edit-tests.server.ts'
import { findItemImport, previewItemImport, applyItemImport } from '#app/domain/assessments/import-items.server.ts'
import { headerOf, itemColumns } from '#app/domain/assessments/item-sheet.ts'
import { withUploadSlot } from '#app/domain/files/upload-turns.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { readForm } from '#app/forms/form.server.ts'
import { readUpload } from '#app/forms/upload.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { adminPathOf, adminUploadLimits } from '#app/paths/admin.ts'
import { titleOf } from '../part.server.ts'
import { DryRun } from './upload-dry-run.tsx'
import { UploadForm } from './upload-form.tsx'

export const handle = {
  i18n: ['adminTests', 'imports', 'files', 'fields'],
  failure: { load: 'tests', act: 'listFile' },
}
export const meta = pageMeta

/** Loads the upload page for items; with `?import=` the preview of an uploaded sheet. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const testId = args.params.testId ?? ''
  const test = await findEditedTest(testId)
  if (!test) throw problem(args, 404)
  const { t, language } = reading(args, 'adminTests')
  const asked = new URL(args.request.url).searchParams.get('import')
  const found = asked === null ? null : await findItemImport(testId, asked)
  if (asked !== null && !found) throw problem(args, 404)
  const scaleNames = new Map(test.content.scales.map(({ key, texts }) => [key, inLanguage(texts.name, language).text]))
  return {
    page: headOf(args, { title: t('upload'), description: t('description') }),
    test: { id: testId, ...titleOf(test, language) },
    maxBytes: adminUploadLimits.importTestItems,
    columns: itemColumns.map(column => headerOf(column, language)),
    found: found && {
      id: found.id,
      fileName: found.fileName,
      refused: found.refused.map(({ row, column, given, reason, params }) => ({
        ...{ row, column, given },
        reason: t(`refused.${reason}`, { ...params, scales: [...scaleNames.values()].join(', ') }),
      })),
      items: found.items.map(({ textRu, textKk, textEn, scale, keyed }) => ({
        texts: [textRu, textKk, textEn].map(text => text ?? ''),
        scale: scaleNames.get(scale ?? '') ?? '',
        keyed: keyed === '-1' ? -1 : 1,
      })),
    },
  }
}

export type LoadedUpload = ReturnType<typeof useLoaderData<typeof loader>>

/** Checks an uploaded file and redirects to its preview, or imports a previewed sheet by its id. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const testId = args.params.testId ?? ''
  const here = adminPathOf('importTestItems', { testId })
  if (!/^multipart\//i.test(args.request.headers.get('Content-Type') ?? '')) {
    const form = await readForm(args, applyItemImportSchema)
    if (form.refused) return form.refused
    const taken = await applyItemImport(viewer, testId, form.value.import)
    if (taken === 'changed') return form.refuse({ '': 'itemsChanged' }, 409)
    // If the sheet is already imported or swept, the list shows the current items.
    const to = `${adminPathOf('adminTest', { testId })}#items`
    return redirectWithToast(to, taken ? 'saved' : null)
  }
  const limits = { file: 'file' as const, maxBytes: adminUploadLimits.importTestItems }
  return withUploadSlot(viewer, notNow =>
    readUpload(args, itemsFileSchema, { ...limits, notNow: notNow === 'quotaExceeded' ? null : notNow }, async form => {
      const outcome = await previewItemImport(testId, form.upload)
      if (outcome === null) throw problem(args, 404)
      if ('fault' in outcome) return form.refuse({ file: outcome.fault })
      return redirect(`${here}?import=${outcome.importId}`)
    }),
  )
}

export default function UploadItemsPage() {
  const { found } = useLoaderData<typeof loader>()
  return found ? <DryRun found={found} /> : <UploadForm />
}
