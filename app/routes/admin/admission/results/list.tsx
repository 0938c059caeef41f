import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { listGrantImports } from '#app/domain/admission/grant-imports.server.ts'
import { grantColumns, type GrantKind, grantKinds, neededColumns } from '#app/domain/admission/grant-sheet.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { IdempotencyKeyField, newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { momentText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf, adminUploadLimits } from '#app/paths/admin.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, RadioGroup } from '#app/ui/field.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { AdminTabs } from '../../admin-tabs.tsx'
import { CycleCrumbs } from '../cycle-crumbs.tsx'
import { UploadMargin } from './upload-margin.tsx'
import { useSheetMessage } from './sheet-message.ts'
import { receiveGrantSheet } from './upload.server.ts'

export const handle = {
  i18n: ['grantImports', 'imports', 'files', 'admin', 'fields'],
  failure: { load: 'admissionCycle', act: 'listFile' },
}
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const { t, language } = reading(args, 'grantImports')
  const sheets = await listGrantImports()
  const columnsText = (columns: readonly string[]) => columns.map(column => t(`column.${column as 'group'}`)).join(', ')
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    maxBytes: adminUploadLimits.grantImports,
    year: calendarDay(new Date()).slice(0, 4),
    idempotencyKey: newIdempotencyKey(),
    kinds: grantKinds.map(value => ({ value, label: t(`kind.${value}`) })),
    columns: grantKinds.map(kind => ({
      kind: t(`kind.${kind}`),
      needed: columnsText(neededColumns[kind]),
      others: columnsText(othersOf(kind)),
    })),
    latest: sheets.map(({ id, kind, year, state, createdAt }) => ({
      to: adminPathOf('grantImport', { importId: id }),
      label: t('latest', { kind: t(`kind.${kind}`), year, state: t(`state.${state}`) }),
      sent: momentText(createdAt.toISOString(), language),
    })),
  }
}

export type LoadedUpload = ReturnType<typeof useLoaderData<typeof loader>>

function othersOf(kind: GrantKind) {
  return grantColumns[kind].filter(column => !neededColumns[kind].includes(column))
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  return receiveGrantSheet(args, viewer)
}

export default function GrantImportsPage() {
  const loaded = useLoaderData<typeof loader>()
  const { page, maxBytes, year, kinds } = loaded
  const { t } = useTranslation('grantImports')
  const { t: tFiles } = useTranslation('files')
  const required = { required: true }
  const form = useForm({
    constraint: { kind: required, year: required, file: required },
    defaults: { kind: 'RESULTS', year },
    message: useSheetMessage(),
  })
  return (
    <FormPage
      form={form}
      title={page.title}
      lead={t('lead')}
      encType="multipart/form-data"
      wide
      hidden={<IdempotencyKeyField id={loaded.idempotencyKey} />}
      tabs={<AdminTabs current="admissionCycle" />}
      above={<CycleCrumbs here={page.title} />}
      buttons={<Button forward>{t('check')}</Button>}
      margin={<UploadMargin loaded={loaded} />}
    >
      <RadioGroup {...form.choice('kind')} legend={t('kind')} options={kinds} />
      <Field {...form.number('year')} inputMode="numeric" label={t('year')} hint={t('yearHint')} />
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
