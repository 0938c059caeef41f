import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { refusedAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { decideSuggestion } from '#app/domain/suggestions/decide.server.ts'
import { findSuggestedRow } from '#app/domain/suggestions/suggested-rows.server.ts'
import { decisionSchema } from '#app/domain/suggestions/suggestion.schema.ts'
import { readAction } from '#app/forms/form.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Small } from '#app/ui/prose.tsx'
import { differenceTexts, rowName, tableText } from '#app/wording/suggestions/suggestion-texts.server.ts'
import { Differences } from './differences.tsx'

export const handle = { i18n: ['suggestions'], failure: { load: 'suggestions', act: 'save' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const suggested = await findSuggestedRow(args.params.suggestionId ?? '')
  if (!suggested) throw problem(args, 404)
  const { t, language } = reading(args, 'suggestions')
  const texts = reading(args, 'suggestionTexts')
  const { id, table, own, content, version, obstacle, differences, createdAt } = suggested
  const name = rowName({ content: content ?? own, rowId: suggested.rowId }, language)
  return {
    page: headOf(args, { title: t('decide', { name: name.text }), description: t('description') }),
    ...{ id, name, version, obstacle, gone: content === null },
    lead: t('leadOf', { table: tableText(table, texts), day: dateText(createdAt.toISOString(), language) ?? '' }),
    isTest: table === 'Test',
    differences: differenceTexts(differences, texts),
  }
}

/** Accepts or rejects a suggestion for the version of the row that was shown. If the row has changed since, it is shown
 *  again. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const id = args.params.suggestionId ?? ''
  const form = await readAction(args, decisionSchema)
  if (form.refused) throw refusedAction(args)
  const outcome = await decideSuggestion(viewer, id, form.value)
  if (outcome === 'changed' || (outcome && typeof outcome === 'object')) {
    return data({ again: outcome === 'changed' ? ('changed' as const) : ('obstacle' as const) }, { status: 409 })
  }
  return redirectWithToast(adminPathOf('suggestions'), outcome === 'done' ? 'saved' : null)
}

export default function SuggestionPage() {
  const { page, id, name, lead, version, obstacle, gone, isTest, differences } = useLoaderData<typeof loader>()
  const again = useActionData<typeof action>()?.again
  const { t } = useTranslation('suggestions')
  return (
    <Sheet>
      <Stack gap="l">
        <Crumbs items={[{ to: adminPathOf('suggestions'), label: t('title') }, { label: name.text }]} />
        <PageTitle title={page.title} lead={lead} />
        {again ? <Alert tone="bad" title={t(`again.${again}`)} /> : null}
        {gone ? <p>{t('goneText')}</p> : <Differences differences={differences} />}
        {obstacle ? <Alert tone="warn" title={t(`obstacle.${obstacle}`)} /> : null}
        <Form method="post" action={adminPathOf('suggestion', { suggestionId: id })}>
          <input type="hidden" name="version" value={version} />
          <Stack>
            <Row>
              {obstacle ? null : (
                <Button name="decision" value="take">
                  {t(gone ? 'takeGone' : 'take')}
                </Button>
              )}
              <Button kind="second" name="decision" value="keep">
                {t('keep')}
              </Button>
            </Row>
            <Small>{t(isTest ? 'afterTest' : 'after')}</Small>
          </Stack>
        </Form>
      </Stack>
    </Sheet>
  )
}
