import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { languageSkillSchema } from '#app/domain/academic/academic.schema.ts'
import { listLanguages, saveLanguage } from '#app/domain/academic/academic.server.ts'
import { LANGUAGES_AT_MOST, languageLevels, skillLanguages } from '#app/domain/academic/languages.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useForm } from '#app/forms/use-form.ts'
import { languageName } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietButton, QuietLink } from '#app/ui/button.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { RadioGroup, Select } from '#app/ui/field.tsx'
import { Panel, Stack, Text } from '#app/ui/layout.tsx'
import { SettingsPage } from './settings-page.tsx'

export const handle = { i18n: ['academic', 'settings', 'fields'], failure: { load: 'settings' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t, language } = reading(args, 'academic')
  const known = await listLanguages(viewer)
  return {
    page: headOf(args, { title: t('languages.title'), description: t('languages.description') }),
    constraint: constraintOf(languageSkillSchema),
    known: known.map(skill => ({
      code: skill.language,
      name: languageName(skill.language, language),
      level: skill.level as 'NATIVE',
    })),
    enough: known.length >= LANGUAGES_AT_MOST,
    offered: skillLanguages.map(code => ({ value: code, label: languageName(code, language) })),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readForm(args, languageSkillSchema)
  if (form.refused) return form.refused
  if ((await saveLanguage(viewer, form.value)) === 'enough') return form.refuse({ '': 'enough' })
  return redirectWithToast(pathOf('languages'), 'saved')
}

export default function LanguagesPage() {
  const { known, enough, constraint, offered } = useLoaderData<typeof loader>()
  const { t } = useTranslation('academic')
  const form = useForm({ constraint, message: useFieldMessage('academic') })
  return (
    <SettingsPage current="academic" title={t('languages.title')} lead={t('languages.lead')} errors={form.errors}>
      <QuietLink to={pathOf('academic')} back>
        {t('languages.back')}
      </QuietLink>
      {known.length === 0 ? <Text>{t('languages.none')}</Text> : <Known known={known} />}
      {enough ? (
        <Alert tone="info" id="form">
          {t('invalid.enough')}
        </Alert>
      ) : (
        <Panel as="section" aria-labelledby="add">
          {/* The key resets the form after a language is saved. */}
          <Form method="post" key={known.map(({ code, level }) => code + level).join()}>
            <Stack gap="l">
              <h2 id="add">{t('languages.add')}</h2>
              <Select
                {...form.choice('language')}
                label={t('language')}
                placeholder={t('language.choose')}
                options={offered}
              />
              <RadioGroup
                {...form.choice('level')}
                legend={t('level')}
                options={languageLevels.map(value => ({ value, label: t(`level.${value}`) }))}
              />
              <div>
                <Button>{t('languages.save')}</Button>
              </div>
            </Stack>
          </Form>
        </Panel>
      )}
    </SettingsPage>
  )
}

function Known({ known }: { known: { code: string; name: string; level: 'NATIVE' }[] }) {
  const { t } = useTranslation('academic')
  return (
    <Entries>
      {known.map(({ code, name, level }) => (
        <Entry
          key={code}
          side={
            <Form method="post" action={pathOf('removeLanguage')} preventScrollReset>
              <QuietButton name="language" value={code} risk aria-label={t('languages.removeOne', { name })}>
                {t('languages.remove')}
              </QuietButton>
            </Form>
          }
        >
          <p>
            <b>{name}</b>
          </p>
          <p>{t(`level.${level}`)}</p>
        </Entry>
      ))}
    </Entries>
  )
}
