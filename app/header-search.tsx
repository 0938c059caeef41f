import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { useTranslation } from './i18n/use-translation.ts'
import { pathOf } from './paths.ts'
import { SearchField } from './ui/search-field.tsx'

/** The search of every page: a form. What suggests while somebody types is fetched when the field is entered; without it the
 *  form is what it was. */
export function HeaderSearch() {
  const { t } = useTranslation('common')
  const [list, setList] = useState<ReactNode>()
  const suggest = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
    if (list) return
    import('./suggestions.tsx').then(
      part => setList(<part.Suggestions field={field} />),
      () => undefined,
    )
  }
  return (
    <SearchField action={pathOf('search')} label={t('nav.search')} find={t('nav.find')} onEnter={suggest}>
      {list}
    </SearchField>
  )
}
