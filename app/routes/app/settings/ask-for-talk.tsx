import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { checkWords } from '#app/domain/moderation/calls-for-help.server.ts'
import { talkRequestSchema } from '#app/domain/organizations/counsel.schema.ts'
import { isActivePupil } from '#app/domain/organizations/own-pupil.ts'
import { askForTalk } from '#app/domain/organizations/talks.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { Fields } from '#app/ui/fields.tsx'
import { Row } from '#app/ui/layout.tsx'
import { askedSchool } from './asked-school.server.ts'
import { SettingsPage } from './settings-page.tsx'

export const handle = { i18n: ['mySchool', 'settings', 'fields'], failure: { load: 'settings' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t } = reading(args, 'mySchool')
  const school = await askedSchool(args, viewer)
  if (!isActivePupil(school)) throw problem(args, 404)
  return {
    page: headOf(args, { title: t('talk.title'), description: t('talk.description') }),
    constraint: constraintOf(talkRequestSchema),
    to: school.mentor ? t('talk.toMentor', { mentor: school.mentor }) : t('talk.toSchool', { school: school.name }),
    words: school.askedAt ? school.words : null,
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const school = await askedSchool(args, viewer)
  if (!isActivePupil(school)) throw problem(args, 404)
  const form = await readForm(args, talkRequestSchema)
  if (form.refused) return form.refused

  const outcome = await askForTalk(viewer, school.organizationId, form.value.words || null)
  if (outcome === null) throw problem(args, 404)
  // Words of self-harm call for help also when the request itself is one too many.
  if (await checkWords(viewer, form.value.words || null)) {
    return redirect(pathOf('help', null, { redirect: pathOf('mySchool') }))
  }
  if (outcome === 'tooOften') return form.refuse({ '': 'talksOften' })
  return redirectWithToast(pathOf('mySchool'), 'saved')
}

export default function AskForTalkPage() {
  const { constraint, to, words } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mySchool')
  const form = useForm({ constraint, defaults: { words }, message: useFieldMessage('mySchool') })
  return (
    <SettingsPage
      current="mySchool"
      title={t('talk.title')}
      lead={to}
      errors={form.errors}
      aside={<Note title={t('talk.grave')}>{t('talk.graveText')}</Note>}
    >
      <Form method="post" id="form">
        <Fields>
          <TextArea {...form.field('words')} rows={4} optional label={t('talk.words')} hint={t('talk.wordsHint')} />
          <Row>
            <Button>{t('talk.send')}</Button>
            <QuietLink to={pathOf('mySchool')}>{t('cancel')}</QuietLink>
          </Row>
        </Fields>
      </Form>
    </SettingsPage>
  )
}
