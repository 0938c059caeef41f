import { type FocusEvent, type ReactNode, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { CachedItems } from '#app/ui/cached.tsx'
import { search } from '#app/ui/search-field.css.ts'

/** The search form of every page. Suggestions are loaded when the field gets focus; without them it is a plain form. */
export function HeaderSearch() {
  const { t } = useTranslation('common')
  const [list, setList] = useState<ReactNode>()
  const suggest = ({ target: field }: FocusEvent<HTMLInputElement>) =>
    void import('./suggestions.tsx').then(
      ({ Suggestions }) => setList(<Suggestions field={field} />),
      () => undefined,
    )
  const label = t('nav.search')
  return (
    <CachedItems of="search">
      <form className={search} role="search" action={pathOf('search')}>
        <input type="search" name="q" aria-label={label} onFocus={suggest} />
        <button type="submit">{t('nav.find')}</button>
        {list}
      </form>
    </CachedItems>
  )
}
