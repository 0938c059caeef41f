import type { LinkState } from '#app/domain/materials/list-materials.server.ts'
import { languageNames } from '#app/i18n/config.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Link } from '#app/ui/link.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import type { LinkText } from '#app/wording/materials/link-text.server.ts'
import type { LoadedMaterials } from './list.tsx'

type Materials = LoadedMaterials['materials']

export function MaterialsTable({ materials, total }: { materials: Materials; total: number }) {
  const { t } = useTranslation('adminMaterials')
  return (
    <Table
      base
      caption={t('caption', { count: total })}
      columns={[
        { key: 'title', label: t('title.column') },
        { key: 'kind', label: t('kind') },
        { key: 'skills', label: t('skills') },
        { key: 'seen', label: t('seen') },
        { key: 'link', label: t('link') },
      ]}
      rows={materials.map(({ id, title, author, kind, language, skills, seen, retired, link }) => ({
        key: id,
        header: (
          <>
            <Link to={adminPathOf('material', { materialId: id })} lang={language}>
              {title}
            </Link>
            <Small>{retired ? t('retiredOf', { author }) : author}</Small>
          </>
        ),
        cells: [
          <span key="kind">
            {t(`kind.${kind}`)}, <span lang={language}>{languageNames[language]}</span>
          </span>,
          skills,
          seen ?? t('seenNever'),
          <LinkBadge key="link" link={link} />,
        ],
      }))}
    />
  )
}

/** Badge shapes of the link check, readable without colour: works, moved, does not work, not checked. */
const shapes: Record<LinkState, 'full' | 'half' | 'diamond' | 'empty'> = {
  OK: 'full',
  MOVED: 'half',
  GONE: 'diamond',
  REFUSED: 'diamond',
  SILENT: 'diamond',
  CLOSED: 'diamond',
  NONE: 'empty',
}

export function LinkBadge({ link: { result, text, detail } }: { link: LinkText }) {
  return (
    <>
      <Badge shape={shapes[result]} tone={result === 'OK' ? 'good' : 'neutral'}>
        {text}
      </Badge>
      {detail ? <Small>{detail}</Small> : null}
    </>
  )
}
