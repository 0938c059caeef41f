import { useLoaderData } from '@remix-run/react'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Bullets } from '#app/ui/prose.tsx'
import { TestCrumbs } from '../part-page.tsx'
import type { LoadedUpload } from './upload.tsx'

export function UploadForm() {
  const { page, test, maxBytes, columns } = useLoaderData<LoadedUpload>()
  const { t } = useTranslation('adminTests')
  const { t: tFiles } = useTranslation('files')
  const at = { testId: test.id }
  const message = useFieldMessage('adminTests', 'files')
  const listMessage = useFieldMessage('imports')
  const form = useForm({
    constraint: { file: { required: true } },
    // Errors that any list can have are in the `imports` catalogue.
    message: (key, name) => (key.startsWith('list') ? listMessage(key, name) : message(key, name)),
  })
  return (
    <FormPage
      form={form}
      title={page.title}
      lead={t('upload.lead')}
      above={<TestCrumbs test={test} here={page.title} />}
      action={adminPathOf('importTestItems', at)}
      encType="multipart/form-data"
      wide
      buttons={
        <>
          <Button forward>{t('upload.check')}</Button>
          <QuietLink to={adminPathOf('adminTest', at)}>{t('toTest')}</QuietLink>
        </>
      }
      margin={
        <Note title={t('upload.columns')}>
          <Stack gap="s">
            <Bullets items={columns} small />
            <p>{t('upload.columnsText')}</p>
            <QuietLink reload to={adminPathOf('testItemsTemplate', at)}>
              {t('upload.template')}
            </QuietLink>
          </Stack>
        </Note>
      }
    >
      <FileField
        {...form.choice('file')}
        label={t('upload.file')}
        hint={t('upload.fileHint')}
        accept=".xlsx,.csv,.txt,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv"
        maxBytes={maxBytes}
        tooLarge={tFiles('invalid.fileTooLarge')}
      />
    </FormPage>
  )
}
