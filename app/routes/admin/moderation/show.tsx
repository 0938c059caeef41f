import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { answerAppeal } from '#app/domain/moderation/appeals.server.ts'
import {
  findCase,
  findDecider,
  findMuteEnd,
  findThing,
  listEarlierCases,
  listReports,
} from '#app/domain/moderation/case-page.server.ts'
import { decideCase } from '#app/domain/moderation/decide.server.ts'
import { answerSchema, decisionSchema } from '#app/domain/moderation/decision.schema.ts'
import { mayDo } from '#app/domain/moderation/reach-of-cases.server.ts'
import { fingerprintOf } from '#app/domain/moderation/thing-fingerprint.server.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { caseName } from '#app/wording/moderation/case-name.server.ts'
import {
  authorTexts,
  decidedTexts,
  reportTexts,
  schoolText,
  thingTexts,
} from '#app/wording/moderation/case-texts.server.ts'
import { AppealForm } from './appeal-form.tsx'
import { CaseMargin } from './case-margin.tsx'
import { CaseThing } from './case-thing.tsx'
import { DecisionForm } from './decision-form.tsx'
import { RefusedDecision } from './refused-decision.tsx'

export const handle = {
  i18n: ['moderation', 'report', 'fields'],
  failure: { load: 'moderation', act: 'decision' },
}
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.admin(args)
  const found = await findCase(viewer, args.params.caseId ?? '')
  if (!found) throw problem(args, 404)
  const reader = reading(args, 'moderation')
  const [thing, reports, earlier, by, until] = await Promise.all([
    findThing(viewer, found),
    listReports(viewer, found),
    listEarlierCases(viewer, found),
    findDecider(found.decidedById),
    found.sanction === 'MUTED' ? findMuteEnd(found.id) : null,
  ])
  const name = caseName({ ...found, reports }, reader)
  const may = mayDo(viewer, found)
  const about = thingTexts(found, thing, reader, may)
  return {
    page: headOf(args, { title: name, description: reader.t('description') }),
    ...{ id: found.id, name, state: found.state, grave: found.gravity === 2 },
    ...{ version: found.version, seen: fingerprintOf(found.targetKind, thing, found.owner) },
    thing: about,
    // The moderator selects which pictures of a profile are blocked from being uploaded again.
    atFault: found.targetKind === 'PROFILE' ? about.pictures : [],
    waits: thing?.state === 'WAITING',
    author: authorTexts(found, earlier, reader, new Date()),
    reports: reportTexts(reports, reader),
    decided: decidedTexts({ ...found, by, until }, reader),
    school: schoolText(found, reader),
    may: {
      ...may,
      own: found.ownerId === viewer.id,
      answer: may.answer && found.decidedById !== viewer.id,
      decidedHere: found.decidedById === viewer.id,
    },
    constraint: { ...constraintOf(decisionSchema), ...constraintOf(answerSchema) },
  }
}

export type LoadedCase = ReturnType<typeof useLoaderData<typeof loader>>

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.admin(args)
  const caseId = args.params.caseId ?? ''
  const found = await findCase(viewer, caseId)
  if (!found) throw problem(args, 404)
  const refusal = async (refused: 'decided' | 'forbidden' | 'own-decision') => {
    args.context.refused = true
    const now = refused === 'decided' ? await findCase(viewer, caseId) : null
    const decided =
      now && decidedTexts({ ...now, by: await findDecider(now.decidedById), until: null }, reading(args, 'moderation'))
    return data({ refused, lines: decided?.lines ?? [] }, { status: refused === 'decided' ? 409 : 403 })
  }
  const appealed = found.state === 'APPEALED' || found.state === 'CLOSED'
  const form = appealed ? await readForm(args, answerSchema) : await readForm(args, decisionSchema)
  if (form.refused) return form.refused

  const outcome =
    'answer' in form.value
      ? await answerAppeal(viewer, caseId, form.value)
      : await decideCase(viewer, caseId, form.value)
  if (outcome === null) throw problem(args, 404)
  if (outcome === 'done') {
    return redirectWithToast(adminPathOf('moderation'), 'saved')
  }
  if (outcome === 'changed') return form.refuse({ '': 'changed' }, 409)
  if (outcome === 'block-forbidden') return form.refuse({ sanction: 'blockForbidden' })
  return refusal(outcome)
}

export default function CasePage() {
  const loaded = useLoaderData<typeof loader>()
  const answered = useActionData<{ refused?: 'decided' | 'forbidden' | 'own-decision'; lines?: string[] }>()
  const { t } = useTranslation('moderation')
  const { id, name, thing, state } = loaded
  if (answered?.refused) return <RefusedDecision id={id} refused={answered.refused} lines={answered.lines ?? []} />
  return (
    <Sheet>
      <Stack gap="l">
        <Crumbs items={[{ to: adminPathOf('moderation'), label: t('title') }, { label: name }]} />
        <PageTitle title={name} lead={thing.lead} />
        <Split
          main={
            <Stack gap="l">
              <CaseThing loaded={loaded} />
              {state === 'OPEN' ? <DecisionForm loaded={loaded} /> : <AppealForm loaded={loaded} />}
            </Stack>
          }
          aside={<CaseMargin loaded={loaded} />}
        />
      </Stack>
    </Sheet>
  )
}
