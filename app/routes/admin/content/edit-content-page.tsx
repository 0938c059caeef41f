import { useActionData } from '@remix-run/react'
import type { ComponentProps, ReactNode } from 'react'
import type { WordedConflict } from '#app/forms/conflict.server.ts'
import { ConflictPage } from '#app/forms/conflict-page.tsx'
import { FormPage } from '#app/forms/form-page.tsx'
import type { Constraint } from '#app/forms/form-state.ts'
import type { Values } from '#app/forms/two-versions.ts'
import { useForm } from '#app/forms/use-form.ts'
import { KeptVersion, versionDefaults } from '#app/forms/version-fields.tsx'
import { ContentHistory, ReturnedNotice } from './history.tsx'
import type { History } from './history.server.ts'

/** Data that the loader of each content editing page returns. */
type Loaded = {
  page: { title: string }
  kept: { version: number; values: Values }
  beginning: { values: Values; returned: boolean }
  constraint: Record<string, Constraint>
  history: History
}

type EditContentPageProps = Omit<ComponentProps<typeof FormPage>, 'title' | 'action' | 'id' | 'above'> & {
  loaded: Loaded
  /** Address of the page; the form posts to it. */
  here: string
  /** Breadcrumbs above the title. */
  above?: ReactNode
}

/** Edit form of a content row, filled with the current or an earlier version. Shows both versions after an edit
 *  conflict, and the row's history below. */
export function EditContentPage({ loaded, here, form, notice, hidden, ...rest }: EditContentPageProps) {
  const { page, beginning, history } = loaded
  const conflict = useActionData<{ conflict?: WordedConflict }>()?.conflict
  if (conflict) return <ConflictPage conflict={conflict} leave={here} />
  return (
    <>
      {/* The key resets the fields when the form is filled with another version. */}
      <FormPage
        key={JSON.stringify(beginning)}
        form={form}
        title={page.title}
        action={here}
        notice={
          <>
            <ReturnedNotice returned={beginning.returned} />
            {notice}
          </>
        }
        hidden={
          <>
            {hidden}
            <KeptVersion form={form} />
          </>
        }
        {...rest}
      />
      <ContentHistory history={history} />
    </>
  )
}

/** Form state of a content edit form, with the kept version in hidden fields. */
export function useContentForm(
  { constraint, kept, beginning }: Loaded,
  message: Parameters<typeof useForm>[0]['message'],
) {
  return useForm({ constraint, defaults: { ...beginning.values, ...versionDefaults(kept) }, message })
}
