import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, notFound, reading } from '#app/access/page.server.ts'
import { recordHidden } from '#app/access/refusals.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { wantedSchema } from '#app/domain/safety/people.schema.ts'
import { findToBlock, setBlock } from '#app/domain/safety/people.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ownPath, pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Bullets } from '#app/ui/prose.tsx'

export const handle = { i18n: 'people', failure: { load: 'profile' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const username = args.params.username ?? ''
  const person = await findToBlock(viewer, username)
  if (!person) throw await notFound(args, viewer, { kind: 'profile', id: username }, 'profile_not_found')
  const { t } = reading(args, 'people')
  return {
    page: headOf(args, { title: t('block.title', { name: person.name }), description: t('block.description') }),
    person,
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, wantedSchema)
  if (form.refused) throw refusedAction(args)

  const username = args.params.username ?? ''
  const outcome = await setBlock(viewer, username, form.value.wanted === 'on')
  if (outcome === null) {
    await recordHidden(viewer, { kind: 'profile', id: username })
    throw staleAction(args)
  }
  if (outcome === 'oneself') throw refusedAction(args)
  // The viewer can no longer open the blocked person's page, so the redirect goes to the list of blocked people, where
  // the block can be removed.
  const to = ownPath(form.value.back ?? pathOf('privacySettings'))
  return redirectWithToast(to, 'saved')
}

export default function BlockPage() {
  const { page, person } = useLoaderData<typeof loader>()
  const { t } = useTranslation('people')
  const { username, pupil } = person
  const effects = (['sight', 'follow', 'told', 'undo'] as const).map(what => t(`block.${what}`))
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={page.title} lead={t('block.lead')} />
        <Bullets items={pupil ? [...effects, t('block.school')] : effects} />
        <Form method="post" action={communityPathOf('block', { username })}>
          <Row>
            <Button kind="risk" name="wanted" value="on">
              {t('block.do')}
            </Button>
            <QuietLink to={pathOf('profile', { username })}>{t('block.not')}</QuietLink>
          </Row>
        </Form>
      </Stack>
    </Sheet>
  )
}
