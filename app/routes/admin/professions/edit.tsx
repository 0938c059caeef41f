import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { skills } from '#app/domain/materials/vocabulary.ts'
import { editProfession, findProfessionForm } from '#app/domain/professions/edit-professions.server.ts'
import { writtenIn } from '#app/domain/professions/profession-fields.ts'
import {
  draftSchema,
  missingIn,
  publishedSchema,
  publishingFaults,
} from '#app/domain/professions/profession-form.schema.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { conflictAnswer, readVersioned, type WordedConflict } from '#app/forms/conflict.server.ts'
import { ConflictPage } from '#app/forms/conflict-page.tsx'
import { constraintOf } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { VersionFields } from '#app/forms/version-fields.tsx'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { beginningOf, conflictWords, historyOf } from '../content/history.server.ts'
import { ContentHistory, ReturnedNotice } from '../content/history.tsx'
import { checkAnswer, errorsOf, type Nearest, nearestTexts } from './check.server.ts'
import { FormButtons } from './form-buttons.tsx'
import { NearestNote } from './nearest-note.tsx'
import { ProfessionFields } from './profession-fields.tsx'
import { ProfessionStanding } from './profession-standing.tsx'
import { choicesOf, fieldWords, missingTexts } from './profession-words.server.ts'
import { useProfessionForm } from './use-profession-form.ts'

export const handle = {
  i18n: ['adminProfessions', 'professions', 'contentHistory', 'versions', 'fields'],
  failure: { load: 'professions', act: 'save' },
}
export const meta = pageMeta

const table = 'Profession'

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const profession = await findProfessionForm(args.params.professionId ?? '')
  if (!profession) throw problem(args, 404)
  const { t, language } = reading(args, 'adminProfessions')
  const { id, state, retiredAt, version, values } = profession
  const title = inLanguage(profession.title, language).text
  const row = { table, rowId: id, values } as const
  const at = (asked: Record<string, string>) => adminPathOf('adminProfession', { professionId: id }, asked)
  return {
    page: headOf(args, { title: t('editTitle', { title }), description: t('list.description') }),
    ...{ id, state },
    since: dateText(retiredAt?.toISOString() ?? null, language),
    missing: missingTexts(args, missingIn(values)),
    publishable: publishingFaults(values).length === 0,
    nearest: await nearestTexts(args, writtenIn(values).interests, id),
    kept: { version, values },
    beginning: await beginningOf(args, row),
    constraint: constraintOf(publishedSchema),
    choices: choicesOf(args),
    history: await historyOf(args, row, { ...fieldWords(args), at }),
  }
}

export type LoadedProfessionForm = ReturnType<typeof useLoaderData<typeof loader>>

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const profession = await findProfessionForm(args.params.professionId ?? '')
  if (!profession) throw problem(args, 404)
  const { id: rowId, version, state } = profession
  const schema = state === 'DRAFT' ? draftSchema : publishedSchema
  const checked = await checkAnswer(args, schema, rowId)
  if (checked) return checked
  const form = await readVersioned(args, schema, profession)
  if (form.refused) return form.refused
  const words = () => conflictWords(args, { table, rowId }, fieldWords(args))
  if (form.conflict) return conflictAnswer(args, form.conflict, await words())

  const outcome = await editProfession(viewer, rowId, form.value, { version, declined: form.declined, skills })
  if (outcome && typeof outcome === 'object') return form.refuse(errorsOf(outcome.faults))
  const now = outcome === 'conflict' ? await findProfessionForm(rowId) : null
  const raced = now && form.raced(now)
  if (raced) return conflictAnswer(args, raced, await words())
  const to = adminPathOf('adminProfession', { professionId: rowId })
  return redirect(to, { headers: { 'Set-Cookie': toastCookie('saved') } })
}

export default function EditProfessionPage() {
  const loaded = useLoaderData<typeof loader>()
  const { page, id, kept, beginning, constraint, choices, history } = loaded
  const answer = useActionData<{ conflict?: WordedConflict; nearest?: Nearest }>()
  const form = useProfessionForm({
    constraint,
    defaults: { ...beginning.values, version: String(kept.version), base: JSON.stringify(kept.values) },
  })
  const here = adminPathOf('adminProfession', { professionId: id })
  if (answer?.conflict) return <ConflictPage conflict={answer.conflict} leave={here} />
  return (
    <>
      {/* Another version to begin with is another form. */}
      <FormPage
        key={JSON.stringify(beginning)}
        form={form}
        title={page.title}
        action={here}
        full
        notice={
          <>
            <ReturnedNotice returned={beginning.returned} />
            <ProfessionStanding loaded={loaded} />
          </>
        }
        hidden={
          <VersionFields
            version={form.field('version').defaultValue ?? ''}
            base={form.field('base').defaultValue ?? ''}
          />
        }
        buttons={<FormButtons />}
      >
        <ProfessionFields
          form={form}
          choices={choices}
          nearest={<NearestNote nearest={answer?.nearest ?? loaded.nearest} typed={answer?.nearest !== undefined} />}
        />
      </FormPage>
      <ContentHistory history={history} />
    </>
  )
}
