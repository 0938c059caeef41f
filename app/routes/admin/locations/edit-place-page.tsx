import { useActionData, useLoaderData } from '@remix-run/react'
import type { WordedConflict } from '#app/forms/conflict.server.ts'
import { ConflictPage } from '#app/forms/conflict-page.tsx'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { VersionFields } from '#app/forms/version-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { LinkList, Note } from '#app/ui/card.tsx'
import { Bullets } from '#app/ui/prose.tsx'
import { ContentHistory, ReturnedNotice } from '../content/history.tsx'
import type { LoadedPlace } from './edit-place.server.ts'
import { pagesOf } from './kinds.ts'
import { PlaceFields } from './place-fields.tsx'

export function EditPlacePage() {
  const loaded = useLoaderData<LoadedPlace>()
  const { page, table, id, back, kept, beginning, constraint, choices, history } = loaded
  const conflict = useActionData<{ conflict?: WordedConflict }>()?.conflict
  const { t } = useTranslation('locations')
  const form = useForm({
    constraint,
    defaults: { ...beginning.values, version: String(kept.version), base: JSON.stringify(kept.values) },
    message: useFieldMessage('locations'),
  })
  const here = adminPathOf(pagesOf[table].edit, { placeId: id })
  if (conflict) return <ConflictPage conflict={conflict} leave={here} />
  return (
    <>
      {/* Another version to begin with is another form. */}
      <FormPage
        key={JSON.stringify(beginning)}
        form={form}
        title={page.title}
        action={here}
        notice={<ReturnedNotice returned={beginning.returned} />}
        hidden={
          <VersionFields
            version={form.field('version').defaultValue ?? ''}
            base={form.field('base').defaultValue ?? ''}
          />
        }
        buttons={
          <>
            <Button>{t('save')}</Button>
            <QuietLink to={back}>{t('toList')}</QuietLink>
          </>
        }
        margin={<Margin loaded={loaded} />}
      >
        <PlaceFields form={form} choices={choices} />
      </FormPage>
      <ContentHistory history={history} />
    </>
  )
}

function Margin({ loaded: { table, id, uses, isHome } }: { loaded: LoadedPlace }) {
  const { t } = useTranslation('locations')
  const { merge, remove } = pagesOf[table]
  const at = { placeId: id }
  const cities = { to: adminPathOf('cities', null, { country: id }), label: t('toCities') }
  const acts = [
    { to: adminPathOf(merge, at), label: t('toMerge') },
    { to: adminPathOf(remove, at), label: t('toRemove') },
  ]
  return (
    <>
      <Note title={t('used')}>{uses.length === 0 ? t('unused') : <Bullets small items={uses} />}</Note>
      <Note title={t('more')}>
        <LinkList items={[...(table === 'Country' ? [cities] : []), ...(isHome ? [] : acts)]} />
      </Note>
    </>
  )
}
