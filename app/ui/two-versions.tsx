import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { InlineChoice } from './inline-choice.tsx'
import { Small } from './prose.tsx'
import { Table } from './table.tsx'
import * as css from './two-versions.css.ts'

export type VersionRow = {
  name: string
  label: string
  /** Each version as text; an empty one is labelled as empty. */
  base: string
  theirs: string
  mine: string
  changedBy: 'both' | 'theirs' | 'mine'
}

type TwoVersionsProps = {
  caption: ReactNode
  /** The other person who has saved, and when. */
  theirs: string
  mine: string
  rows: VersionRow[]
}

/** Compares two versions of a record. For each field changed by both people one is chosen (`pick_<name>`); other fields
 *  are only shown. The page adds `versions` to its catalogues. */
export function TwoVersions({ caption, theirs, mine, rows }: TwoVersionsProps) {
  const { t } = useTranslation('versions')
  const worded = (text: string) => text || t('empty')
  return (
    <div className={css.duel}>
      <Table
        caption={caption}
        columns={[
          { key: 'field', label: t('field') },
          { key: 'theirs', label: theirs },
          { key: 'mine', label: mine },
        ]}
        rows={rows.map(row => ({
          key: row.name,
          header: (
            <>
              {row.label}
              <Small as="span">
                <span className={css.was}>{t('was', { value: worded(row.base) })}</span>
              </Small>
            </>
          ),
          cells:
            row.changedBy === 'both'
              ? (['theirs', 'mine'] as const).map(pick => (
                  <InlineChoice key={pick} name={`pick_${row.name}`} value={pick} label={worded(row[pick])} required />
                ))
              : row.changedBy === 'theirs'
                ? [t('isSaved', { value: worded(row.theirs) }), t('notChanged')]
                : [t('notChanged'), t('willBeSaved', { value: worded(row.mine) })],
        }))}
      />
    </div>
  )
}
