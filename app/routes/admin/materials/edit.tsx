import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { countTasksWith, editMaterial, findMaterialForm } from '#app/domain/materials/edit-materials.server.ts'
import { foundLink } from '#app/domain/materials/list-materials.server.ts'
import { materialSchema } from '#app/domain/materials/material.schema.ts'
import { readVersioned } from '#app/forms/conflict.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf } from '#app/forms/form.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { linkText } from '#app/wording/materials/link-text.server.ts'
import { beginningOf, historyOf } from '../content/history.server.ts'
import { saveContent } from '../content/save-content.server.ts'
import { EditContentPage, useContentForm } from '../content/edit-content-page.tsx'
import { MaterialFields } from './material-fields.tsx'
import { MaterialMargin } from './material-margin.tsx'
import { choicesOf, fieldWords } from './material-words.server.ts'

export const handle = {
  i18n: ['adminMaterials', 'contentHistory', 'versions', 'fields'],
  failure: { load: 'materials', act: 'save' },
}
export const meta = pageMeta

const table = 'Material'

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const material = await findMaterialForm(args.params.materialId ?? '')
  if (!material) throw problem(args, 404)
  const reader = reading(args, 'adminMaterials')
  const { id, title, language, url, retiredAt, linkCheck, version, values } = material
  const row = { table, rowId: id, values } as const
  const at = (asked: Record<string, string>) => adminPathOf('material', { materialId: id }, asked)
  return {
    page: headOf(args, { title: reader.t('editTitle', { title }), description: reader.t('description') }),
    ...{ id, language, url },
    retired: dateText(retiredAt?.toISOString() ?? null, reader.language),
    plans: await countTasksWith(id),
    link: linkText(foundLink(url, linkCheck), reader),
    brokenSince: dateText(linkCheck?.brokenSince?.toISOString() ?? null, reader.language),
    movedTo: linkCheck?.movedTo ?? null,
    kept: { version, values },
    beginning: await beginningOf(args, row),
    constraint: constraintOf(materialSchema),
    choices: choicesOf(args),
    history: await historyOf(args, row, { ...fieldWords(args), at }),
  }
}

export type LoadedMaterial = ReturnType<typeof useLoaderData<typeof loader>>

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const material = await findMaterialForm(args.params.materialId ?? '')
  if (!material) throw problem(args, 404)
  const { id: rowId, version } = material
  const form = await readVersioned(args, materialSchema, material)
  return saveContent(args, form, {
    row: { table, rowId },
    words: () => fieldWords(args),
    async save(value, declined) {
      const outcome = await editMaterial(viewer, rowId, value, { version, declined })
      return outcome === 'url-taken' ? { refused: { url: 'urlTaken' } } : outcome
    },
    find: () => findMaterialForm(rowId),
    to: adminPathOf('material', { materialId: rowId }),
  })
}

export default function EditMaterialPage() {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useTranslation('adminMaterials')
  const form = useContentForm(loaded, useFieldMessage('adminMaterials'))
  const here = adminPathOf('material', { materialId: loaded.id })
  return (
    <EditContentPage
      loaded={loaded}
      form={form}
      here={here}
      wide
      buttons={
        <>
          <Button>{t('save')}</Button>
          <QuietLink to={adminPathOf('materials')}>{t('toList')}</QuietLink>
        </>
      }
      margin={<MaterialMargin loaded={loaded} />}
    >
      <MaterialFields form={form} choices={loaded.choices} />
    </EditContentPage>
  )
}
