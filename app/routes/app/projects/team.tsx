import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import { offerLead } from '#app/domain/projects/lead-offers.server.ts'
import { findMember, findTeam } from '#app/domain/projects/project-page.server.ts'
import { handOverSchema } from '#app/domain/projects/project.schema.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { teamTexts } from '#app/wording/projects/team-texts.server.ts'
import { HandOver, HandOverQuestion } from './hand-over.tsx'
import { Members, Requests } from './members.tsx'
import { Offer } from './offer.tsx'

export const handle = {
  i18n: ['project', 'fields'],
  scriptless: true,
  failure: { load: 'project', act: 'projectAct' },
}
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const projectId = args.params.projectId ?? ''
  const found = await findTeam(viewer, projectId)
  if (!found) throw problem(args, 404)
  const reader = reading(args, 'project')
  const { t } = reader
  const team = teamTexts(found, { viewer, reader, lite: readPreferences(args.request).lite })
  const asked = new URL(args.request.url).searchParams
  const refused = (['full', 'school'] as const).find(known => known === asked.get('refused'))
  const to =
    found.leads && !found.offer
      ? team.members.find(({ own, username }) => !own && username === asked.get('to'))
      : undefined
  return {
    page: headOf(args, { title: t('team.titleOf', { name: found.name }), description: t('team.description') }),
    ...{ projectId, name: found.name, open: found.state === 'SHOWN', team },
    refused: refused ? t(`refused.${refused}`) : null,
    to: to ? { username: to.username, title: t('team.sure', { name: to.name }) } : null,
  }
}

export type LoadedTeam = ReturnType<typeof useLoaderData<typeof loader>>

/** Offers the lead of the project to a member. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const projectId = args.params.projectId ?? ''
  if (!(await findTeam(viewer, projectId))?.leads) throw problem(args, 404)
  const form = await readForm(args, handOverSchema)
  if (form.refused) return form.refused

  const member = await findMember(viewer, projectId, form.value.to)
  if (!member || member.own) return form.refuse({ to: 'notThere' })
  const outcome = await offerLead(viewer, projectId, member.userId)
  if (outcome === null) throw staleAction(args)
  if (outcome === 'tooOften') return form.refuse({ to: 'offersOften' }, 429)
  return redirect(projectPathOf('projectTeam', { projectId }, { refused: outcome === 'school' ? outcome : null }))
}

export default function ProjectTeamPage() {
  const { projectId, name, open, team, refused, to } = useLoaderData<typeof loader>()
  const { t } = useTranslation('project')
  const form = useForm({ message: useFieldMessage('project') })
  return (
    <Sheet narrow>
      <Stack gap="l">
        <Crumbs
          items={[
            { to: pathOf('projects'), label: t('list') },
            { to: projectPathOf('project', { projectId }), label: name },
            { label: t('team') },
          ]}
        />
        <ErrorSummary errors={form.errors} />
        <PageTitle title={t('team')} lead={name} />
        {refused ? <Alert tone="warn">{refused}</Alert> : null}
        {team.offer ? <Offer projectId={projectId} offer={team.offer} /> : null}
        {to ? <HandOverQuestion projectId={projectId} to={to} /> : null}
        {team.leads ? <Requests projectId={projectId} requests={team.requests} /> : null}
        <Members projectId={projectId} team={team} />
        {team.leads && open && !to && !team.offer ? (
          <HandOver projectId={projectId} members={team.members} form={form} />
        ) : null}
      </Stack>
    </Sheet>
  )
}
