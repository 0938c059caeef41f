import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Stats } from '#app/ui/facts.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { PartsBar } from '#app/ui/parts-bar.tsx'
import { Figure, Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ShownSheet } from './show.tsx'

type Shown = { shown: ShownSheet }

const tones = { FRESH: 3, CHANGED: 2, SAME: 1, REFUSED: 'bad' } as const

/** Numbers of new, changed, unchanged and refused rows: in total and by section. */
export function WhatHappens({ shown: { texts } }: Shown) {
  const { t } = useTranslation('grantImports')
  return (
    <Stack as="section" aria-labelledby="parts">
      <h2 id="parts">{t('partsTitle')}</h2>
      <Small>{texts.file}</Small>
      {texts.groups ? <Small>{texts.groups}</Small> : null}
      <PartsBar
        label={texts.parts.map(({ count, label }) => `${count} ${label}`).join(', ')}
        parts={texts.parts.map(({ outcome, count }) => ({ key: outcome, count, tone: tones[outcome] }))}
      />
      <Stats items={texts.parts.map(({ label, count }) => ({ label, value: count }))} />
      {texts.sections.length > 0 ? (
        <Table
          caption={t('sectionsCaption')}
          columns={[
            { key: 'section', label: t('column.section') },
            { key: 'FRESH', label: t('outcome.FRESH'), end: true },
            { key: 'CHANGED', label: t('outcome.CHANGED'), end: true },
            { key: 'SAME', label: t('outcome.SAME'), end: true },
          ]}
          rows={texts.sections}
        />
      ) : null}
    </Stack>
  )
}

/** Table of the changed rows: current value and value in the file. */
export function Changed({ shown, changed }: Shown & { changed: NonNullable<ShownSheet['changed']> }) {
  const { t } = useTranslation('grantImports')
  return (
    <Disclosure summary={t('changedTitle')}>
      <Table
        captionHidden
        caption={t('changedTitle')}
        columns={[
          { key: 'name', label: t('what') },
          { key: 'row', label: t('row'), end: true },
          { key: 'now', label: t('now') },
          { key: 'then', label: t('inFile') },
        ]}
        rows={changed.rows.map(({ number, name, before, after }) => ({
          key: String(number),
          header: name,
          cells: [number, before, after],
        }))}
      />
      <Further shown={shown} next={changed.next} by="changed-after" />
    </Disclosure>
  )
}

/** Table of the refused cells with the typed value and the fix, and a download of these rows. */
export function Refused({ shown, refused }: Shown & { refused: NonNullable<ShownSheet['refused']> }) {
  const { t } = useTranslation('grantImports')
  const title = t('refusedTitle', { count: shown.refusedCount })
  return (
    <Stack as="section" aria-labelledby="refused">
      <Row between>
        <h2 id="refused">{title}</h2>
        <ButtonLink kind="second" small reload to={adminPathOf('grantImportRefused', { importId: shown.id })}>
          {t('refusedFile')}
        </ButtonLink>
      </Row>
      <Table
        captionHidden
        caption={title}
        columns={[
          { key: 'row', label: t('row') },
          { key: 'column', label: t('columnName') },
          { key: 'given', label: t('inFile') },
          { key: 'reason', label: t('whatToDo') },
        ]}
        rows={refused.rows.map(({ number, column, given, reason }) => ({
          key: `${number} ${column}`,
          header: <Figure>{t('rowNumber', { number })}</Figure>,
          cells: [column, <code key="given">{given || t('empty')}</code>, reason],
        }))}
      />
      <Further shown={shown} next={refused.next} by="refused-after" />
    </Stack>
  )
}

type FurtherProps = Shown & { next: number | null; by: 'changed-after' | 'refused-after' }

function Further({ shown: { id }, next, by }: FurtherProps) {
  const { t } = useTranslation('grantImports')
  const to = next === null ? undefined : adminPathOf('grantImport', { importId: id }, { [by]: next })
  return <Pagination label={t('pages')} next={to === undefined ? undefined : { to, label: t('further') }} />
}
