import { redirect } from '@remix-run/node'
import type { GuardArgs } from '#app/access/guards.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { findSentSheet, keepGrantSheet, readGrantSheet } from '#app/domain/admission/grant-imports.server.ts'
import { grantSheetSchema } from '#app/domain/admission/grant-import.schema.ts'
import { hashOfFile } from '#app/domain/files/hash-of-file.server.ts'
import { inUploadTurn } from '#app/domain/files/upload-turns.server.ts'
import { readUpload } from '#app/forms/upload.server.ts'
import { adminPathOf, adminUploadLimits } from '#app/paths/admin.ts'

/** Takes a sheet: every row is judged, and the page of what would happen follows. Nothing counts yet. */
export async function receiveGrantSheet(args: GuardArgs, viewer: Viewer) {
  const limits = { file: 'file' as const, maxBytes: adminUploadLimits.grantImports }
  return inUploadTurn(viewer, notNow =>
    // It takes no room that is kept for files.
    readUpload(
      args,
      grantSheetSchema,
      { ...limits, notNow: notNow === 'quotaExceeded' ? null : notNow },
      async form => {
        const { path, name } = form.upload
        const { idempotencyKey, ...about } = form.value
        // Another file in the same form is another sheet, and so is the same for another year.
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
