import { useLoaderData } from '@remix-run/react'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { LinkList, Note } from '#app/ui/card.tsx'
import { Bullets } from '#app/ui/prose.tsx'
import { EditContentPage, useContentForm } from '../content/edit-content-page.tsx'
import type { LoadedPlace } from './edit-place.server.ts'
import { pagesOf } from './kinds.ts'
import { PlaceFields } from './place-fields.tsx'

export function EditPlacePage() {
  const loaded = useLoaderData<LoadedPlace>()
  const { table, id, back, choices } = loaded
  const { t } = useTranslation('locations')
  const form = useContentForm(loaded, useFieldMessage('locations'))
  const here = adminPathOf(pagesOf[table].edit, { placeId: id })
  return (
    <EditContentPage
      loaded={loaded}
      form={form}
      here={here}
      buttons={
        <>
          <Button>{t('save')}</Button>
          <QuietLink to={back}>{t('toList')}</QuietLink>
        </>
      }
      margin={<Margin loaded={loaded} />}
    >
      <PlaceFields form={form} choices={choices} />
    </EditContentPage>
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
