import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Stats } from '#app/ui/facts.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { PartsBar } from '#app/ui/parts-bar.tsx'
import { Bullets, Figure, Small } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import { Table } from '#app/ui/table.tsx'
import type { LoadedImport } from './show-import.tsx'

type Texts = LoadedImport['texts']

const tones = { created: 3, changed: 2, same: 1, refused: 'bad' } as const

/** Numbers of rows by outcome, and the columns that were read or ignored. */
export function Counts({ texts: { parts, read, ignored } }: { texts: Texts }) {
  const { t } = useTranslation('majorSheets')
  return (
    <Section id="parts" title={t('partsTitle')}>
      <PartsBar
        label={parts.map(({ label, count }) => `${count} ${label}`).join(', ')}
        parts={parts.map(({ outcome, count }) => ({ key: outcome, count, tone: tones[outcome] }))}
      />
      <Stats items={parts.map(({ label, count }) => ({ label, value: count }))} />
      <Small>{read}</Small>
      {ignored ? <Small>{ignored}</Small> : null}
    </Section>
  )
}

/** Table of the refused cells with the typed value and the fix, and a download of these rows. */
export function RefusedRows({ at, rows }: { at: LoadedImport['at']; rows: Texts['refused'] }) {
  const { t } = useTranslation('majorSheets')
  if (rows.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="refused">
      <Row between>
        <h2 id="refused">{t('refusedTitle')}</h2>
        <ButtonLink kind="second" small reload to={adminPathOf('majorImportRefused', at)}>
          {t('refusedFile')}
        </ButtonLink>
      </Row>
      <Table
        captionHidden
        caption={t('refusedTitle')}
        columns={[
          { key: 'row', label: t('row') },
          { key: 'column', label: t('columnName') },
          { key: 'given', label: t('inFile') },
          { key: 'reason', label: t('whatToDo') },
        ]}
        rows={rows.map(({ key, row, column, given, reason }) => ({
          key,
          header: <Figure>{row}</Figure>,
          cells: [column, given ? <code key="given">{given}</code> : t('nothing'), reason],
        }))}
      />
    </Stack>
  )
}

/** Table of the changed fields: current value and value in the file. */
export function ChangedRows({ rows }: { rows: Texts['changed'] }) {
  const { t } = useTranslation('majorSheets')
  if (rows.length === 0) return null
  return (
    <Section id="changed" title={t('changedTitle')}>
      <Table
        captionHidden
        caption={t('changedTitle')}
        columns={[
          { key: 'name', label: t('major') },
          { key: 'row', label: t('row') },
          { key: 'column', label: t('columnName') },
          { key: 'now', label: t('now') },
          { key: 'file', label: t('inFile') },
        ]}
        rows={rows.map(({ key, name, row, column, from, to }) => ({
          key,
          header: name,
          cells: [row, column, from || t('nothing'), to || t('nothing')],
        }))}
      />
    </Section>
  )
}

export function NewRows({ rows }: { rows: Texts['fresh'] }) {
  const { t } = useTranslation('majorSheets')
  if (rows.length === 0) return null
  return (
    <Section id="fresh" title={t('newTitle')}>
      <Bullets items={rows} />
    </Section>
  )
}

/** Majors that the file does not contain. They stay unchanged. */
export function Missing({ texts: { missing } }: { texts: Texts }) {
  const { t } = useTranslation('majorSheets')
  if (missing.length === 0) return null
  return (
    <Section id="missing" title={t('missingTitle')}>
      <Text>{t('missingText')}</Text>
      <Bullets small items={missing} />
    </Section>
  )
}
