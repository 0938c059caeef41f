import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { withUploadSlot } from '#app/domain/files/upload-turns.server.ts'
import { checkMajorSheet } from '#app/domain/institutions/major-imports.server.ts'
import { majorSheetSchema } from '#app/domain/institutions/major-import.schema.ts'
import { sheetColumns } from '#app/domain/institutions/sheet-columns.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { readUpload } from '#app/forms/upload.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf, adminUploadLimits } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Bullets } from '#app/ui/prose.tsx'
import { institutionOf } from './institution-of.server.ts'

export const handle = {
  i18n: ['majorSheets', 'files', 'fields'],
  failure: { load: 'institution', act: 'listFile' },
}
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const institution = await institutionOf(args)
  const { t } = reading(args, 'majorSheets')
  return {
    page: headOf(args, { title: t('title', { name: institution.text }), description: t('description') }),
    institutionId: institution.id,
    maxBytes: adminUploadLimits.uploadMajors,
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const { id: institutionId } = await institutionOf(args)
  const limits = { file: 'file' as const, maxBytes: adminUploadLimits.uploadMajors }
  return withUploadSlot(viewer, notNow =>
    readUpload(
      args,
      majorSheetSchema,
      { ...limits, notNow: notNow === 'quotaExceeded' ? null : notNow },
      async form => {
        const outcome = await checkMajorSheet(viewer, institutionId, form.upload)
        if (outcome === null) throw problem(args, 404)
        if ('fault' in outcome) return form.refuse({ file: outcome.fault })
        return redirect(adminPathOf('majorImport', { institutionId, importId: outcome.importId }))
      },
    ),
  )
}

export default function UploadMajorsPage() {
  const { page, institutionId, maxBytes } = useLoaderData<typeof loader>()
  const { t } = useTranslation('majorSheets')
  const { t: tFiles } = useTranslation('files')
  const form = useForm({ constraint: { file: { required: true } }, message: useFieldMessage('majorSheets', 'files') })
  const at = { institutionId }
  return (
    <FormPage
      form={form}
      title={page.title}
      lead={t('lead')}
      encType="multipart/form-data"
      buttons={
        <>
          <Button forward>{t('check')}</Button>
          <QuietLink to={adminPathOf('majors', at)}>{t('toMajors')}</QuietLink>
        </>
      }
      margin={
        <>
          <Note title={t('columnsTitle')}>
            <Bullets small items={sheetColumns.map(column => t(`column.${column}`))} />
          </Note>
          <Note title={t('rulesTitle')}>
            <Bullets small items={[t('rule.id'), t('rule.columns'), t('rule.empty'), t('rule.missing')]} />
          </Note>
          <Note title={t('templateTitle')}>
            <Stack gap="s">
              <p>{t('templateText')}</p>
              <Link to={adminPathOf('exportMajors', at)} reloadDocument>
                {t('template')}
              </Link>
            </Stack>
          </Note>
        </>
      }
    >
      <FileField
        {...form.choice('file')}
        label={t('file')}
        hint={t('fileHint')}
        accept=".xlsx,.csv,.txt,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv"
        maxBytes={maxBytes}
        tooLarge={tFiles('invalid.fileTooLarge')}
      />
    </FormPage>
  )
}
