import { Form, useLoaderData } from '@remix-run/react'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useForm } from '#app/forms/use-form.ts'
import { languages } from '#app/i18n/config.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import { Table } from '#app/ui/table.tsx'
import { TestCrumbs } from '../part-page.tsx'
import type { LoadedUpload } from './upload.tsx'

type Found = NonNullable<LoadedUpload['found']>

/** Preview of an uploaded sheet: the items that would be added, and each refused cell with the fix. */
export function DryRun({ found: { id, fileName, items, refused } }: { found: Found }) {
  const { page, test } = useLoaderData<LoadedUpload>()
  const { t } = useTranslation('adminTests')
  const form = useForm({ message: useFieldMessage('adminTests') })
  const here = adminPathOf('importTestItems', { testId: test.id })
  const rows = new Set(refused.map(({ row }) => row)).size
  return (
    <Sheet>
      <Stack gap="xl">
        <Stack gap="s">
          <ErrorSummary errors={form.errors} />
          <TestCrumbs test={test} here={page.title} />
          <PageTitle title={t('dryRun', { count: items.length })} lead={t('dryRun.lead')} meta={fileName} />
          <Row>
            {items.length > 0 ? (
              <Form method="post" action={here}>
                <Button name="import" value={id}>
                  {t('dryRun.take', { count: items.length })}
                </Button>
              </Form>
            ) : null}
            <QuietLink to={here}>{t('dryRun.again')}</QuietLink>
          </Row>
        </Stack>
        {refused.length > 0 ? <Refused refused={refused} rows={rows} /> : null}
        {items.length > 0 ? <Ready items={items} /> : null}
      </Stack>
    </Sheet>
  )
}

function Refused({ refused, rows }: { refused: Found['refused']; rows: number }) {
  const { t } = useTranslation('adminTests')
  return (
    <Section id="refused" title={t('refused.title', { count: rows })}>
      <Table
        captionHidden
        caption={t('refused.title', { count: rows })}
        columns={[
          { key: 'row', label: t('refused.row') },
          { key: 'column', label: t('refused.column') },
          { key: 'given', label: t('refused.given') },
          { key: 'reason', label: t('refused.what') },
        ]}
        rows={refused.map(({ row, column, given, reason }) => ({
          key: `${row} ${column}`,
          header: row,
          cells: [column, given === '' ? t('refused.nothing') : <code key="given">{given}</code>, reason],
        }))}
      />
    </Section>
  )
}

function Ready({ items }: { items: Found['items'] }) {
  const { t } = useTranslation('adminTests')
  return (
    <Section id="ready" title={t('ready')}>
      <Table
        captionHidden
        caption={t('ready')}
        columns={[
          { key: 'text', label: t('item') },
          { key: 'scale', label: t('field.scale') },
          { key: 'keyed', label: t('field.keyed') },
        ]}
        rows={items.map(({ texts, scale, keyed }, at) => ({
          key: String(at),
          header: languages.map((language, place) =>
            texts[place] ? (
              <Small key={language} as="div" soft={place > 0} lang={language}>
                {texts[place]}
              </Small>
            ) : null,
          ),
          cells: [scale, t(keyed === 1 ? 'keyed.plus' : 'keyed.minus')],
        }))}
      />
    </Section>
  )
}
