import { useTranslation } from '#app/i18n/use-translation.ts'
import * as css from './crumbs.css.ts'
import { Link } from './link.tsx'

/** Breadcrumbs. The last item is the page itself and has no address. */
export function Crumbs({ items }: { items: { to?: string; label: string; lang?: string }[] }) {
  const { t } = useTranslation('common')
  const parent = items.findLastIndex(item => item.to)
  return (
    <nav aria-label={t('crumbs.label')}>
      <ol className={css.crumbs}>
        {items.map((item, index) => (
          <li className={index === parent ? css.parent : undefined} key={item.label} lang={item.lang}>
            {item.to ? <Link to={item.to}>{item.label}</Link> : <span aria-current="page">{item.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
