import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { FileFields } from './file-fields.tsx'
import { NewStoryForm } from './new-story-form.tsx'
import { loadStoryForm, submitFile } from './new-story.server.ts'

export const handle = { i18n: ['stories', 'files', 'fields'], failure: { load: 'story', act: 'storyTold' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  return loadStoryForm(args, viewer, 'video')
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  return submitFile(args, viewer, 'video')
}

export default function NewVideoStoryPage() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <NewStoryForm loaded={loaded} fields={form => <FileFields form={form} limits={loaded.limits} kind="video" />} />
  )
}
