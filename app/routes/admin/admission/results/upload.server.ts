import { redirect } from '@remix-run/node'
import type { GuardArgs } from '#app/access/guards.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { findSentSheet, keepGrantSheet, readGrantSheet } from '#app/domain/admission/grant-imports.server.ts'
import { grantSheetSchema } from '#app/domain/admission/grant-import.schema.ts'
import { hashOfFile } from '#app/domain/files/hash-of-file.server.ts'
import { withUploadSlot } from '#app/domain/files/upload-turns.server.ts'
import { readUpload } from '#app/forms/upload.server.ts'
import { adminPathOf, adminUploadLimits } from '#app/paths/admin.ts'

/** Receives an uploaded sheet, checks every row and redirects to the preview of its effects. Nothing is published yet. */
export async function receiveGrantSheet(args: GuardArgs, viewer: Viewer) {
  const limits = { file: 'file' as const, maxBytes: adminUploadLimits.grantImports }
  return withUploadSlot(viewer, notNow =>
    // The file is not stored, so the storage quota does not apply.
    readUpload(
      args,
      grantSheetSchema,
      { ...limits, notNow: notNow === 'quotaExceeded' ? null : notNow },
      async form => {
        const { path, name } = form.upload
        const { idempotencyKey, ...about } = form.value
        // A different file or year in the same form is a different sheet, so both belong to the key.
        const sent = [idempotencyKey, about.kind, about.year, await hashOfFile(path)]
        const once = idempotencyKey && sent.join(' ')
        const before = once && (await findSentSheet(viewer.id, once))
        if (before) return redirect(adminPathOf('grantImport', { importId: before }))
        const sheet = await readGrantSheet({ ...about, path })
        if ('fault' in sheet) {
          const missing = 'missing' in sheet ? `:${sheet.missing.join()}` : ''
          return form.refuse({ file: sheet.fault + missing })
        }
        const importId = await keepGrantSheet(sheet, { fileName: name, actorId: viewer.id, once })
        return redirect(adminPathOf('grantImport', { importId }))
      },
    ),
  )
}
