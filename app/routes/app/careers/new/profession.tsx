import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { headOf, reading } from '#app/access/page.server.ts'
import { saveProfession } from '#app/domain/roadmaps/draft.server.ts'
import { professionSchema } from '#app/domain/roadmaps/draft.schema.ts'
import { offerProfessions } from '#app/domain/roadmaps/target-offers.server.ts'
import { isSearchable } from '#app/domain/text/search.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, RadioGroup } from '#app/ui/field.tsx'
import { Panel, Row, Stack } from '#app/ui/layout.tsx'
import { optionOf } from './option.ts'
import { StepPage, StepSheet } from './step-page.tsx'
import { enterStep, pathAfter } from './wizard.server.ts'

export const handle = { i18n: ['wizard', 'fields'], failure: { load: 'plan' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, draft } = await enterStep(args, 'profession')
  const { t, language } = reading(args, 'wizard')
  const q = new URL(args.request.url).searchParams.get('q')?.slice(0, 100).trim() ?? ''
  const words = isSearchable(q) ? q : null
  return {
    page: headOf(args, { title: t('profession.title'), description: t('description') }),
    constraint: constraintOf(professionSchema),
    q,
    short: q !== '' && words === null,
    searched: words !== null,
    ...(await offerProfessions(viewer, words, draft?.professionId ?? null, language)),
    defaults: { professionId: draft?.professionId },
  }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer } = await enterStep(args, 'profession')
  const form = await readForm(args, professionSchema)
  if (form.refused) return form.refused

  if (!(await saveProfession(viewer, form.value.professionId))) return form.refuse({ professionId: 'unknown' })
  return redirect(pathAfter('target'))
}

export default function ProfessionStepPage() {
  const { constraint, defaults, q, searched, offers, chosen } = useLoaderData<typeof loader>()
  const { t } = useTranslation('wizard')
  const form = useForm({ constraint, defaults, message: useFieldMessage('wizard') })
  const options = [...(chosen ? [chosen] : []), ...offers].map(optionOf)
  const step = {
    number: 3,
    back: pathOf('planGoal'),
    title: t('profession.title'),
    lead: t('profession.lead'),
  }
  const search = (
    <>
      <Search />
      {searched && offers.length === 0 ? <p role="status">{t('nothing', { q })}</p> : null}
    </>
  )
  const [found, recommended] = chosen
    ? [t('profession.foundToo', { q }), t('profession.recommendedToo')]
    : [t('profession.found', { q }), t('profession.recommended')]
  const legend = offers.length === 0 ? t('profession.chosen') : searched ? found : recommended
  // The key resets the form after a new search.
  if (options.length === 0) {
    return (
      <StepSheet {...step} key={q}>
        {search}
      </StepSheet>
    )
  }
  return (
    <StepPage {...step} key={q} form={form} above={search}>
      <RadioGroup {...form.choice('professionId')} legend={legend} options={options} />
    </StepPage>
  )
}

function Search() {
  const { q, short } = useLoaderData<typeof loader>()
  const { t } = useTranslation('wizard')
  return (
    <Panel>
      <Form method="get" action={pathOf('planProfession')} role="search">
        <Stack gap="s">
          <Field
            id="q"
            name="q"
            type="search"
            label={t('search')}
            hint={t('searchHint')}
            error={short ? t('short') : undefined}
            defaultValue={q}
            maxLength={100}
          />
          <Row>
            <Button kind="second">{t('find')}</Button>
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}
