import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { findStory } from '#app/domain/stories/list-stories.server.ts'
import { deleteStory } from '#app/domain/stories/story-states.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle = { i18n: 'stories', failure: { load: 'story', act: 'delete' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const story = await findOwn(args, viewer)
  if (!story) throw problem(args, 404)

  const { t } = reading(args, 'stories')
  return {
    page: headOf(args, { title: t('deleteStory.title'), description: t('deleteStory.description') }),
    back: communityPathOf('story', { username: story.username, storyId: story.id }),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const story = await findOwn(args, viewer)
  if (!story || !(await deleteStory(viewer, story.id))) throw problem(args, 404)
  return redirectWithToast(pathOf('feed'), 'deleted')
}

async function findOwn({ params: { username = '', storyId = '' } }: LoaderFunctionArgs, viewer: Viewer) {
  const story = await findStory(viewer, { username, storyId })
  return story?.authorId === viewer.id ? story : null
}

export default function DeleteStoryPage() {
  const { back } = useLoaderData<typeof loader>()
  const { t } = useTranslation('stories')
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={t('deleteStory.title')} lead={t('deleteStory.text')} />
        <Form method="post">
          <Row>
            <Button kind="risk">{t('deleteStory.submit')}</Button>
            <ButtonLink to={back} kind="second">
              {t('deleteStory.keep')}
            </ButtonLink>
          </Row>
        </Form>
      </Stack>
    </Sheet>
  )
}
