import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Stats } from '#app/ui/facts.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { PartsBar } from '#app/ui/parts-bar.tsx'
import { Figure, Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ShownImport } from './show.tsx'

type Shown = { shown: ShownImport }

const tones = { CREATE: 3, CHANGE: 2, MOVE: 2, SAME: 1, DOUBLE: 'open', REFUSED: 'bad' } as const

/** Numbers of rows by outcome. */
export function WhatHappens({ shown: { texts, earlier, state } }: Shown) {
  const { t } = useTranslation('imports')
  const isOver = state === 'DONE' || state === 'UNDONE'
  return (
    <Stack as="section" aria-labelledby="parts">
      <h2 id="parts">{t(isOver ? 'partsTitle.done' : 'partsTitle')}</h2>
      <Small>{texts.file}</Small>
      {earlier ? (
        <p>
          {t('earlier', { moment: texts.earlier ?? '' })} <Link to={earlier}>{t('earlierLink')}</Link>
        </p>
      ) : null}
      <PartsBar
        label={texts.parts.map(({ count, label }) => `${count} ${label}`).join(', ')}
        parts={texts.parts.map(({ outcome, count }) => ({ key: outcome, count, tone: tones[outcome] }))}
      />
      <Stats items={texts.parts.map(({ label, count }) => ({ label, value: count }))} />
      {texts.newGroups && state !== 'UNDONE' ? (
        <p>{t(isOver ? 'newGroups.done' : 'newGroups', { groups: texts.newGroups })}</p>
      ) : null}
    </Stack>
  )
}

/** Table of the changed rows: current value and value in the file. */
export function Changes({ shown: { at }, changes }: Shown & { changes: NonNullable<ShownImport['changes']> }) {
  const { t } = useTranslation('imports')
  return (
    <Disclosure summary={t('changesTitle')}>
      <Table
        captionHidden
        caption={t('changesTitle')}
        columns={[
          { key: 'name', label: t('who') },
          { key: 'row', label: t('row'), end: true },
          { key: 'now', label: t('now') },
          { key: 'file', label: t('inFile') },
        ]}
        rows={changes.rows.map(({ number, name, now, file }) => ({
          key: String(number),
          header: name,
          cells: [number, now, file],
        }))}
      />
      <Further next={changes.next} to={next => adminPathOf('showImport', at, { 'changed-after': next })} />
    </Disclosure>
  )
}

/** Table of the refused cells with the typed value and the fix, and a download of these rows. */
export function Refused({ shown, refused }: Shown & { refused: NonNullable<ShownImport['refused']> }) {
  const { t } = useTranslation('imports')
  const count = shown.refusedCount
  return (
    <Stack as="section" aria-labelledby="refused">
      <Row between>
        <h2 id="refused">{t('refusedTitle', { count })}</h2>
        <ButtonLink kind="second" small reload to={adminPathOf('importRefused', shown.at)}>
          {t('refusedFile')}
        </ButtonLink>
      </Row>
      <Table
        captionHidden
        caption={t('refusedTitle', { count })}
        columns={[
          { key: 'row', label: t('row') },
          { key: 'column', label: t('columnName') },
          { key: 'given', label: t('inFile') },
          { key: 'reason', label: t('whatToDo') },
        ]}
        rows={refused.rows.map(({ number, column, given, reason }) => ({
          key: `${number} ${column}`,
          header: <Figure>{t('rowNumber', { number })}</Figure>,
          cells: [column, <Given key="given">{given || t('none')}</Given>, reason],
        }))}
      />
      <Further next={refused.next} to={next => adminPathOf('showImport', shown.at, { 'refused-after': next })} />
    </Stack>
  )
}

/** Maximum length of a value that fits on one line of the narrowest phone: a date, a class, a short name. */
const SHORT = 14

function Given({ children }: { children: string }) {
  const typed = <code>{children}</code>
  return children.length > SHORT ? typed : <Figure>{typed}</Figure>
}

export function Further({ next, to }: { next: number | null; to: (next: number) => string }) {
  const { t } = useTranslation('imports')
  return <Pagination label={t('pages')} next={next === null ? undefined : { to: to(next), label: t('further') }} />
}
