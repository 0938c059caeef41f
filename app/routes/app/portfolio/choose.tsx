import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { isMinor } from '#app/domain/accounts/age.ts'
import { findPortfolio, listBelongings, savePortfolio } from '#app/domain/portfolio/portfolio.server.ts'
import { type PortfolioForm, portfolioSchema } from '#app/domain/portfolio/portfolio.schema.ts'
import { ABOUT_LETTERS, chosenFirst, firstFacts, moved } from '#app/domain/portfolio/shown.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { CheckboxGroup, TextArea } from '#app/ui/field.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { choiceTexts } from '#app/wording/portfolio/choice-texts.server.ts'
import { ChoiceList } from './choice-list.tsx'

export const handle = { i18n: ['portfolio', 'fields'], scriptless: true, failure: { load: 'profile', act: 'save' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'portfolio')
  const [{ chosen, about, shown }, has] = await Promise.all([
    findPortfolio(viewer.id),
    listBelongings(viewer.id, reader.language),
  ])
  const facts = chosen ? shown.facts : firstFacts(isMinor(viewer.dateOfBirth, new Date()))
  return {
    page: headOf(args, { title: reader.t('choose.title'), description: reader.t('description') }),
    constraint: { ...constraintOf(portfolioSchema), about: { maxLength: ABOUT_LETTERS } },
    kept: { ...shown, about, facts },
    texts: choiceTexts(has, reader),
    leave: projectPathOf('portfolio', { username: viewer.username }),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readForm(args, portfolioSchema)
  if (form.refused) return form.refused
  const { move, ...wanted } = form.value
  if (move) return { moved: { ...wanted, [move.list]: moved(wanted[move.list], move.id, move.direction) } }

  const { language } = reading(args, 'portfolio')
  const outcome = await savePortfolio(viewer, wanted, language)
  if (typeof outcome === 'object') return form.refuse(outcome)
  if (outcome === 'help') return redirect(pathOf('help'))
  const shown = projectPathOf('portfolio', { username: viewer.username })
  return redirect(shown, { headers: { 'Set-Cookie': toastCookie('saved') } })
}

/** The form after a button of a row: what was chosen in its new order, nothing of it saved. */
type Answer = { moved?: Omit<PortfolioForm, 'move'> }

export default function ChoosePortfolioPage() {
  const { constraint, kept, texts, leave } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const { t } = useTranslation('portfolio')
  const form = useForm({ constraint, defaults: answer?.moved ?? kept, message: useFieldMessage('portfolio') })
  return (
    <FormPage
      form={form}
      title={t('choose.title')}
      lead={t('choose.lead')}
      action={projectPathOf('choosePortfolio')}
      wide
      hidden={<FirstButton />}
      buttons={
        <>
          <Button>{t('save')}</Button>
          <QuietLink to={leave}>{t('cancel')}</QuietLink>
        </>
      }
    >
      <TextArea {...form.field('about')} rows={5} label={t('about')} hint={texts.aboutHint} optional />
      <CheckboxGroup {...form.boxes('facts')} legend={t('facts')} options={texts.facts} />
      {texts.lists.map(({ list, choices, ...words }) => {
        const { defaultValues: chosen, error } = form.boxes(list)
        const first = chosenFirst(choices, chosen)
        const known = chosen.filter(id => choices.some(one => one.id === id))
        return <ChoiceList key={list} {...{ list, error, ...words }} choices={first} chosen={known} />
      })}
    </FormPage>
  )
}

/** Enter presses the first button of a form: it saves and moves nothing. */
function FirstButton() {
  const { t } = useTranslation('portfolio')
  return (
    <VisuallyHidden aria-hidden>
      <button type="submit" tabIndex={-1}>
        {t('save')}
      </button>
    </VisuallyHidden>
  )
}
