import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { findDecisionOn } from '#app/domain/moderation/own-cases.server.ts'
import { findProject, findThread } from '#app/domain/projects/project-page.server.ts'
import { findMute } from '#app/domain/safety/mutes.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { Words } from '#app/ui/post.tsx'
import { Gallery } from '#app/ui/project.tsx'
import { Section } from '#app/ui/section.tsx'
import { muteTexts } from '#app/wording/feed/mute-texts.server.ts'
import { projectTexts } from '#app/wording/projects/page-texts.server.ts'
import { Parts } from '../feed/post-parts.tsx'
import { type Sent, submitComment } from '../feed/submit-comment.server.ts'
import { Goals } from './goals.tsx'
import { Head } from './head.tsx'
import { Margin } from './margin.tsx'
import { Questions } from './questions.tsx'
import { QUESTIONS, questionsPart, updatesPart } from './project-feed.server.ts'
import { Updates } from './updates.tsx'

export const handle = {
  i18n: ['project', 'post', 'comments', 'fields'],
  scriptless: true,
  failure: { load: 'project', act: 'answerPost' },
}
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const found = await findProject(viewer, args.params.projectId ?? '')
  if (!found) throw problem(args, 404)
  if (found.state === 'DRAFT') throw redirect(projectPathOf('editProject', { projectId: found.id }))

  const reader = reading(args, 'project')
  const of = { viewer, reader, lite: readPreferences(args.request).lite }
  const decision = found.state === 'SHOWN' ? null : await findDecisionOn(viewer, { kind: 'PROJECT', id: found.id })
  const asked = new URL(args.request.url).searchParams
  const [updates, questions, mute] = await Promise.all([
    updatesPart(found, asked, of),
    questionsPart(found, asked, of),
    findMute(viewer.id),
  ])
  return {
    page: headOf(args, { title: found.name, description: reader.t('description') }),
    project: projectTexts(found, { ...of, decision }),
    ...{ updates, questions, mute: mute && muteTexts(mute, reader.in('postQuestion')) },
  }
}

export type LoadedProject = ReturnType<typeof useLoaderData<typeof loader>>

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const projectId = args.params.projectId ?? ''
  const threadId = await findThread(viewer, projectId)
  if (threadId === null) throw problem(args, 404)
  return submitComment(args, viewer, threadId, { page: projectPathOf('project', { projectId }), many: QUESTIONS })
}

export default function ProjectPage() {
  const { project, updates, questions, mute } = useLoaderData<typeof loader>()
  const sent = useActionData<Sent>()
  const { t } = useTranslation('project')
  const { name, story, images } = project
  return (
    <Sheet>
      <Stack gap="l">
        <Crumbs items={[{ to: pathOf('projects'), label: t('list') }, { label: name }]} />
        <Head project={project} />
        <Split
          main={
            <Stack gap="xl">
              <Section id="story" title={t('story')}>
                <Words>
                  <Parts parts={story} />
                </Words>
              </Section>
              <Goals project={project} />
              {images.length > 0 ? (
                <Section id="images" title={t('images')}>
                  <Gallery items={images} show={t('image.show')} />
                </Section>
              ) : null}
              <Updates updates={updates} />
              {questions ? (
                <Questions questions={questions} held={sent?.held ?? null} mute={sent ? null : mute} />
              ) : null}
            </Stack>
          }
          asideLabel={t('team')}
          aside={<Margin project={project} />}
        />
      </Stack>
    </Sheet>
  )
}
