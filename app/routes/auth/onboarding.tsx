import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards, wantedPath } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { preferenceCookie } from '#app/access/preference-cookie.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { onboardingSchema } from '#app/domain/accounts/account.schema.ts'
import { onboard } from '#app/domain/accounts/accounts.server.ts'
import { subjects } from '#app/domain/accounts/answers.ts'
import { listCities } from '#app/domain/locations/cities.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { languageNames, languages } from '#app/i18n/config.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { CheckboxGroup, Field, Select } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'
import { CityField, GenderField, StatusField, YearField } from './person-fields.tsx'

export const handle = { i18n: ['auth', 'person', 'fields', 'subjects'] }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.newcomer(args)
  const { t, language } = reading(args, 'auth')
  return {
    page: headOf(args, { title: t('onboarding.title'), description: t('onboarding.description') }),
    constraint: constraintOf(onboardingSchema),
    cities: await listCities(language),
    firstName: viewer.firstName,
    sentHere: new URL(args.request.url).searchParams.get('reason') === 'onboarding_required',
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.newcomer(args)
  const form = await readForm(args, onboardingSchema)
  if (form.refused) return form.refused
  if ((await onboard(viewer, form.value)) === 'unknown-city') return form.refuse({ cityId: 'required' })

  const wanted = wantedPath(args.request)
  const headers = new Headers({ 'Set-Cookie': preferenceCookie('language', form.value.language) })
  headers.append('Set-Cookie', toastCookie('onboarded'))
  return redirect(wanted === '/' ? pathOf('feed') : wanted, { headers })
}

export default function OnboardingPage() {
  const { constraint, cities, firstName, sentHere } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('auth')
  const person = useTranslation('person')
  const subject = useTranslation('subjects')
  const form = useForm({ constraint, defaults: { language }, message: useFieldMessage('auth', 'person') })
  return (
    <FormPage
      form={form}
      title={t('onboarding.heading', { name: firstName })}
      lead={t('onboarding.lead')}
      notice={sentHere && !form.refused ? <Alert tone="info">{t('onboarding.required')}</Alert> : null}
      reload
      wide
      buttons={<Button forward>{t('onboarding.submit')}</Button>}
      margin={<Note title={t('onboarding.why')}>{t('onboarding.whyText')}</Note>}
    >
      <StatusField form={form} />
      <Columns>
        <YearField form={form} />
        <Field
          {...form.choice('dateOfBirth')}
          label={person.t('dateOfBirth')}
          hint={t('onboarding.dateOfBirthHint')}
          type="date"
          autoComplete="bday"
        />
      </Columns>
      <GenderField form={form} />
      <Columns>
        <CityField form={form} cities={cities} />
        <Select
          {...form.choice('language')}
          label={t('onboarding.language')}
          options={languages.map(value => ({ value, label: languageNames[value], lang: value }))}
        />
      </Columns>
      <CheckboxGroup
        columns
        {...form.boxes('interests')}
        legend={t('onboarding.interests')}
        hint={t('onboarding.interestsHint')}
        options={subjects.map(value => ({ value, label: subject.t(value) }))}
      />
    </FormPage>
  )
}
