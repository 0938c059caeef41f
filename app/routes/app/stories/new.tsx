import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextArea } from '#app/ui/field.tsx'
import { GroundChoice } from '#app/ui/story-grounds.tsx'
import { NewStoryForm } from './new-story-form.tsx'
import { loadStoryForm, submitText } from './new-story.server.ts'

export const handle = { i18n: ['stories', 'fields'], failure: { load: 'story', act: 'storyTold' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  return loadStoryForm(args, viewer, 'text')
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  return submitText(args, viewer)
}

export default function NewStoryPage() {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useTranslation('stories')
  const { letters } = loaded.limits
  return (
    <NewStoryForm
      loaded={loaded}
      fields={form => (
        <>
          <TextArea
            {...form.field('text')}
            label={t('text')}
            hint={t('textHint', { count: letters })}
            maxLength={letters}
            rows={4}
            required
          />
          <GroundChoice {...form.choice('ground')} legend={t('ground')} options={loaded.grounds} />
        </>
      )}
    />
  )
}
