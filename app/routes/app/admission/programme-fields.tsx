import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Select } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'
import { type InstitutionSelects, optionsOf } from './programme-selects.ts'

type ProgrammeFieldsProps = { institutions: InstitutionSelects[]; form: PageForm }

export function ProgrammeFields({ institutions, form }: ProgrammeFieldsProps) {
  const { t } = useTranslation('programmes')
  const { defaultValues: typed, error } = form.boxes('major')
  return institutions.map(({ id, name, lang, selects, chosen, ...lines }, at) => {
    const [fits, rest] = [optionsOf(lines.fits), optionsOf(lines.rest)]
    const own = form.refused ? typed.filter(value => [...fits, ...rest].some(option => option.value === value)) : chosen
    const options =
      fits.length > 0 && rest.length > 0
        ? [
            { label: t('fits'), options: fits },
            { label: t('rest'), options: rest },
          ]
        : [...fits, ...rest]
    if (fits.length + rest.length === 0) return <p key={id}>{t('unlisted', { name })}</p>
    return (
      <Columns key={id} min="wide">
        {Array.from({ length: selects }, (_, index) => (
          <Select
            key={index}
            id={at === 0 && index === 0 ? 'major' : `major-${id}-${index}`}
            name={`major${at * selects + index}`}
            label={index === 0 ? <span lang={lang}>{name}</span> : t('another', { name })}
            optional={index > 0}
            placeholder={t('choose')}
            options={options}
            defaultValue={own[index] ?? ''}
            error={at === 0 && index === 0 ? error : undefined}
          />
        ))}
      </Columns>
    )
  })
}
