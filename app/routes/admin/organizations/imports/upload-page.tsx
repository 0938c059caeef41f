import { useLoaderData } from '@remix-run/react'
import type { Column } from '#app/domain/imports/columns.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkList, Note } from '#app/ui/card.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Bullets, Small } from '#app/ui/prose.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { OrganizationTabs } from '../organization-tabs.tsx'
import type { UploadPageFacts } from './upload.server.ts'

/** Upload form for a list of people, with the supported columns, templates and earlier uploads. */
export function UploadPage() {
  const { frame, kind, kinds, maxBytes, templates, latest } = useLoaderData<UploadPageFacts>()
  const { t } = useTranslation('imports')
  const { t: tFiles } = useTranslation('files')
  const message = useListMessage()
  const form = useForm({ constraint: { file: { required: true } }, message })
  return (
    <FormPage
      form={form}
      title={t(`title.${kind}`)}
      lead={t(`lead.${kind}`)}
      encType="multipart/form-data"
      wide
      tabs={<OrganizationTabs frame={frame} current="uploadStudents" />}
      notice={kinds.length > 0 ? <Tabs label={t('kinds')} items={kinds} /> : null}
      buttons={<Button forward>{t('check')}</Button>}
      margin={<Margin kind={kind} templates={templates} latest={latest} />}
    >
      <FileField
        {...form.choice('file')}
        label={t('file')}
        hint={t('fileHint', { megabytes: maxBytes / 1024 / 1024 })}
        accept=".xlsx,.csv,.txt,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv"
        maxBytes={maxBytes}
        tooLarge={tFiles('invalid.fileTooLarge')}
      />
    </FormPage>
  )
}

/** Missing columns arrive as `listColumnsMissing:lastName,dateOfBirth`. */
function useListMessage() {
  const { t } = useTranslation('imports')
  const message = useFieldMessage('imports', 'files')
  return (key: string, name: string) => {
    const [word = '', columns] = key.split(':')
    if (columns === undefined) return message(word, name)
    const missing = columns.split(',').map(column => `«${t(`column.${column as Column}`)}»`)
    return t('invalid.listColumnsMissing', { columns: missing.join(', ') })
  }
}

function Margin({ kind, templates, latest }: Pick<UploadPageFacts, 'kind' | 'templates' | 'latest'>) {
  const { t } = useTranslation('imports')
  return (
    <>
      <Note title={t('columnsTitle')}>
        <p>{t(`needed.${kind}`)}</p>
        <Bullets small items={[t('columnsOrder'), t('columnsDates'), t('columnsOthers')]} />
      </Note>
      <Note title={t('templateTitle')}>
        <Stack gap="s">
          {templates.map(({ to, label }) => (
            <Link key={to} to={to} reloadDocument>
              {label}
            </Link>
          ))}
        </Stack>
      </Note>
      {latest.length > 0 ? (
        <Note title={t('latestTitle')}>
          <LinkList items={latest.map(({ to, fileName, sent }) => ({ to, label: `${fileName}, ${sent}` }))} />
          <Small>{t('latestHint')}</Small>
        </Note>
      ) : null}
    </>
  )
}
