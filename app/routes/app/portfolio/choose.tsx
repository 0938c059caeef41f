import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { findPortfolio, listBelongings } from '#app/domain/portfolio/portfolio.server.ts'
import { portfolioSchema } from '#app/domain/portfolio/portfolio.schema.ts'
import { ABOUT_LETTERS, chosenFirst } from '#app/domain/portfolio/shown.ts'
import type { WordedConflict } from '#app/forms/conflict.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { OwnConflictPage, ownConflictWords } from '#app/forms/own-conflict-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { VersionFields } from '#app/forms/version-fields.tsx'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { CheckboxGroup, TextArea } from '#app/ui/field.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { choiceTexts } from '#app/wording/portfolio/choice-texts.server.ts'
import { conflictTexts } from '../projects/edit/conflict-texts.server.ts'
import { choiceOf, folded } from './choice-form.server.ts'
import { ChoiceList } from './choice-list.tsx'
import { saveChoice } from './save-choice.server.ts'

export const handle = { i18n: ['portfolio', 'fields'], scriptless: true, failure: { load: 'profile', act: 'save' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'portfolio')
  const [held, has] = await Promise.all([findPortfolio(viewer.id), listBelongings(viewer.id, reader.language)])
  const kept = choiceOf(viewer, held)
  return {
    page: headOf(args, { title: reader.t('choose.title'), description: reader.t('description') }),
    constraint: { ...constraintOf(portfolioSchema), about: { maxLength: ABOUT_LETTERS } },
    kept: { ...kept, version: String(held.version), base: JSON.stringify(folded(kept)) },
    texts: choiceTexts(has, reader),
    twice: { ...conflictTexts(args), title: reader.t('twice.title'), choose: reader.t('twice.choose') },
    leave: projectPathOf('portfolio', { username: viewer.username }),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  return saveChoice(args, viewer)
}

/** `moved` is the form after a move button: the choice in its new order, not saved. */
type Answer = { moved?: Record<string, string | string[] | undefined>; conflict?: WordedConflict }

export default function ChoosePortfolioPage() {
  const { constraint, kept, texts, twice, leave } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const { t } = useTranslation('portfolio')
  const form = useForm({ constraint, defaults: answer?.moved ?? kept, message: useFieldMessage('portfolio') })
  const began = (name: 'version' | 'base') => form.field(name).defaultValue ?? ''
  const conflict = answer?.conflict
  if (conflict) return <OwnConflictPage conflict={conflict} words={ownConflictWords(twice, conflict)} leave={leave} />
  return (
    <FormPage
      form={form}
      title={t('choose.title')}
      lead={t('choose.lead')}
      action={projectPathOf('choosePortfolio')}
      wide
      hidden={
        <>
          <VersionFields version={began('version')} base={began('base')} />
          <FirstButton />
        </>
      }
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

/** Default submit button for Enter, which saves. Without it Enter would press the first move button. */
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
