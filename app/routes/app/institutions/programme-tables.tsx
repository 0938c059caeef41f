import { useTranslation } from '#app/i18n/use-translation.ts'
import { LinkList } from '#app/ui/card.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Prose, Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import type { LoadedInstitution } from './show.tsx'

type Tables = LoadedInstitution['programmes']
type Row = Tables['fitting'][number]

const columns = ['years', 'languages', 'cost', 'general', 'rural'] as const

type Props = {
  programmes: Tables
  rates: string | null
  partial: string | null
  /** Whom to ask when the programmes are not known. */
  ask: LoadedInstitution['ask']
}

/** Programmes: those that fit the viewer first, then the others by exam subjects or in one list. */
export function Programmes({ programmes, rates, partial, ask }: Props) {
  const { t } = useTranslation('institution')
  const { fitting, others, byExams, withGrants, sources, total } = programmes
  return (
    <Stack as="section" aria-labelledby="programmes">
      <h2 id="programmes">{t('programmes')}</h2>
      {total === 0 ? <Text>{ask?.text ?? t('programmes.none')}</Text> : null}
      {ask ? <LinkList items={ask.places} /> : null}
      <Alike shared={programmes.shared} />
      {fitting.length > 0 ? (
        <Stack gap="s">
          <h3>{t('programmes.fitting')}</h3>
          <Text>{t('programmes.fittingLead')}</Text>
          <ProgrammeTable caption={t('programmes.fitting')} rows={fitting} exams />
        </Stack>
      ) : null}
      {others.length > 0 ? <h3>{t(restTitle(fitting.length > 0, byExams))}</h3> : null}
      {others.map(({ exams, rows }) =>
        byExams ? (
          <Disclosure
            key={exams}
            summary={t('programmes.group', { exams: exams || t('programmes.noExams'), count: rows.length })}
          >
            <ProgrammeTable caption={exams || t('programmes.noExams')} rows={rows} />
          </Disclosure>
        ) : (
          <ProgrammeTable key={exams} caption={t(restTitle(fitting.length > 0, byExams))} rows={rows} exams />
        ),
      )}
      {partial && total > 0 ? <Text>{partial}</Text> : null}
      <div>
        {withGrants ? <Small>{t('cutoffs')}</Small> : null}
        {sources.map(source => (
          <Small key={source}>{source}</Small>
        ))}
        {rates ? <Small>{rates}</Small> : null}
      </div>
    </Stack>
  )
}

function restTitle(some: boolean, byExams: boolean) {
  if (byExams) return some ? 'programmes.others' : 'programmes.byExams'
  return some ? 'programmes.rest' : 'programmes.all'
}

/** Facts that all programmes share, listed once. */
function Alike({ shared }: Pick<Tables, 'shared'>) {
  const { t } = useTranslation('institution')
  const items = (['years', 'languages', 'cost'] as const).flatMap(name =>
    shared[name] ? [{ term: t(name), text: shared[name] }] : [],
  )
  if (items.length === 0) return null
  return (
    <div>
      <p>
        <b>{t('programmes.alike')}</b>
      </p>
      <Facts items={items} />
    </div>
  )
}

function ProgrammeTable({ caption, rows, exams = false }: { caption: string; rows: Row[]; exams?: boolean }) {
  const { t } = useTranslation('institution')
  const shown = columns.filter(name => rows.some(({ cells }) => cells[name] !== undefined))
  const withExams = exams && rows.some(row => row.exams)
  if (!withExams && shown.length === 0) return <ProgrammeNames rows={rows} />
  return (
    <Table
      caption={caption}
      captionHidden
      // A table that names the viewer's own professions is not cached.
      of={rows.some(row => row.leadsTo) ? undefined : [rows, withExams]}
      columns={[
        { key: 'name', label: t('name') },
        ...(withExams ? [{ key: 'exams', label: t('exams') }] : []),
        ...shown.map(name => ({ key: name, label: t(name) })),
      ]}
      rows={rows.map(row => ({
        key: row.id,
        header: <Name row={row} />,
        cells: [...(withExams ? [row.exams] : []), ...shown.map(name => row.cells[name] ?? '')],
      }))}
    />
  )
}

/** List for programmes that differ only by name. */
function ProgrammeNames({ rows }: { rows: Row[] }) {
  return (
    <Prose as="ul">
      {rows.map(row => (
        <li key={row.id}>
          <Name row={row} />
        </li>
      ))}
    </Prose>
  )
}

function Name({ row: { code, name, lang, leadsTo, also } }: { row: Row }) {
  const { t } = useTranslation('institution')
  return (
    <>
      {code ? `${code} ` : ''}
      <span lang={lang}>{name}</span>
      {leadsTo ? <Small>{t('leadsTo', { titles: leadsTo })}</Small> : null}
      {also ? <Small>{t('also', { what: also })}</Small> : null}
    </>
  )
}
