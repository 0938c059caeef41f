import { redirect } from '@remix-run/node'
import type { GuardArgs } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { withUploadSlot } from '#app/domain/files/upload-turns.server.ts'
import { checkList } from '#app/domain/imports/check-list.server.ts'
import { listSchema } from '#app/domain/imports/import.schema.ts'
import type { ImportKind } from '#app/domain/imports/kinds.ts'
import { listImports } from '#app/domain/imports/list-imports.server.ts'
import type { Staff } from '#app/domain/organizations/reach.server.ts'
import { readUpload } from '#app/forms/upload.server.ts'
import { languageNames, languages } from '#app/i18n/config.ts'
import { momentText } from '#app/i18n/format.server.ts'
import { adminPathOf, adminUploadLimits } from '#app/paths/admin.ts'
import { frameOf } from '../frame.server.ts'

const pages = { STUDENTS: 'uploadStudents', STAFF: 'uploadStaff', TEACHERS: 'uploadTeachers' } as const

export async function uploadPage(args: GuardArgs, staff: Staff, kind: ImportKind) {
  const { t, language } = reading(args, 'imports')
  const { id: orgId } = staff.organization
  const latest = await listImports(staff, kind)
  return {
    page: headOf(args, { title: t(`title.${kind}`), description: t('description') }),
    frame: frameOf(args, staff),
    kind,
    maxBytes: adminUploadLimits[pages[kind]],
    kinds: staff.may('manage-staff')
      ? Object.entries(pages).map(([other, page]) => ({
          to: adminPathOf(page, { orgId }),
          label: t(`kind.${other as ImportKind}`),
          current: other === kind,
        }))
      : [],
    templates: languages.map(one => ({
      to: adminPathOf('importTemplate', { orgId }, { kind, language: one }),
      label: t('template', { language: languageNames[one] }),
    })),
    latest: latest.map(({ id, fileName, state, createdAt, rows }) => ({
      to: adminPathOf('showImport', { orgId, importId: id }),
      fileName,
      rows,
      state,
      sent: momentText(createdAt.toISOString(), language),
    })),
  }
}

/** Receives the file of a list, checks it and redirects to the preview of the import. */
export async function receiveList(args: GuardArgs, staff: Staff, kind: ImportKind) {
  const { language } = reading(args, 'imports')
  const limits = { file: 'file' as const, maxBytes: adminUploadLimits[pages[kind]] }
  return withUploadSlot(staff.viewer, notNow =>
    readUpload(args, listSchema, { ...limits, notNow: notNow === 'quotaExceeded' ? null : notNow }, async form => {
      const outcome = await checkList(staff, kind, { ...form.upload, language })
      if (outcome === null) return form.refuse({ file: 'invalid' })
      if (!('importId' in outcome)) {
        const missing = 'missing' in outcome ? `:${outcome.missing.join()}` : ''
        return form.refuse({ file: outcome.fault + missing })
      }
      return redirect(adminPathOf('showImport', { orgId: staff.organization.id, importId: outcome.importId }))
    }),
  )
}

export type UploadPageFacts = Awaited<ReturnType<typeof uploadPage>>
