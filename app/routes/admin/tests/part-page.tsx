import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useFieldMessage } from '#app/forms/field-message.ts'
import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { LinkList, Note } from '#app/ui/card.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { EditContentPage, useContentForm } from '../content/edit-content-page.tsx'
import type { LoadedPart } from './part.server.ts'

type PartPageProps = {
  children: (form: PageForm) => ReactNode
  /** Further actions on the part. */
  links?: { to: string; label: ReactNode }[]
}

/** Edit form of a part of a test, with edit conflicts and history. */
export function PartPage({ children, links = [] }: PartPageProps) {
  const loaded = useLoaderData<LoadedPart>()
  const { page, here, test } = loaded
  const { t } = useTranslation('adminTests')
  const form = useContentForm(loaded, useFieldMessage('adminTests'))
  return (
    <EditContentPage
      loaded={loaded}
      form={form}
      above={<TestCrumbs test={test} here={page.title} />}
      here={here}
      wide
      buttons={
        <>
          <Button>{t('save')}</Button>
          <QuietLink to={adminPathOf('adminTest', { testId: test.id })}>{t('toTest')}</QuietLink>
        </>
      }
      margin={
        <>
          <DraftNote willBe={test.willBe} />
          {links.length > 0 ? (
            <Note title={t('further')}>
              <LinkList items={links} />
            </Note>
          ) : null}
        </>
      }
    >
      {children(form)}
    </EditContentPage>
  )
}

export function TestCrumbs({ test, here }: { test: { id: string; title: string; lang: string }; here: string }) {
  const { t } = useTranslation('adminTests')
  return (
    <Crumbs
      items={[
        { to: adminPathOf('adminTests'), label: t('title') },
        { to: adminPathOf('adminTest', { testId: test.id }), label: test.title, lang: test.lang },
        { label: here },
      ]}
    />
  )
}

/** Note that changes go into a draft and are visible only after publication. */
export function DraftNote({ willBe }: { willBe: number | null }) {
  const { t } = useTranslation('adminTests')
  return (
    <Note title={t('draftNote')}>
      {willBe === null ? t('draftNote.is') : t('draftNote.willBe', { number: willBe })}
    </Note>
  )
}
