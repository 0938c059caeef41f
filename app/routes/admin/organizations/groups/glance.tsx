import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { findGroup, remindStudents } from '#app/domain/analytics/glance.server.ts'
import { remindSchema } from '#app/domain/organizations/counsel.schema.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { EmptyState, Note } from '#app/ui/card.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Sheet, Split, Stack, Text } from '#app/ui/layout.tsx'
import { LegendBar } from '#app/ui/legend-bar.tsx'
import { Names } from '#app/ui/names.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Section } from '#app/ui/section.tsx'
import { frameOf } from '../frame.server.ts'
import { OrganizationTabs } from '../organization-tabs.tsx'
import { loadGlance } from './glance.server.ts'
import { ToRemind, ToTalk } from './glance-sections.tsx'

export const handle = { i18n: ['glance', 'fields'], failure: { load: 'glance' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'view')
  const reader = reading(args, 'glance')
  const glance = await loadGlance(staff, args.params.groupId ?? '', reader)
  if (!glance) throw problem(args, 404)
  const reminded = new URL(args.request.url).searchParams.get('reminded')
  return {
    page: headOf(args, { title: glance.title, description: reader.t('description') }),
    frame: frameOf(args, staff),
    glance,
    reminded: reminded !== null && /^\d{1,3}$/.test(reminded) ? Number(reminded) : null,
  }
}

export async function action(args: ActionFunctionArgs) {
  const staff = await guards.staffOf(args, 'counsel')
  const { orgId = '', groupId = '' } = args.params
  if (!(await findGroup(staff, groupId))) throw problem(args, 404)
  const form = await readForm(args, remindSchema)
  if (form.refused) return form.refused

  const reminded = await remindStudents(staff, groupId, form.value.student)
  return redirect(adminPathOf('glance', { orgId, groupId }, { reminded }))
}

export type LoadedGlance = ReturnType<typeof useLoaderData<typeof loader>>['glance']

export default function GlancePage() {
  const { frame, glance, reminded } = useLoaderData<typeof loader>()
  const { t } = useTranslation('glance')
  const form = useForm({ message: useFieldMessage('glance') })
  const { counts } = glance
  return (
    <Sheet>
      <Stack gap="xl">
        <Stack>
          <OrganizationTabs frame={frame} current="groups" />
          <ErrorSummary errors={form.errors} />
          {reminded === null ? null : (
            <Alert tone={reminded > 0 ? 'good' : 'info'}>
              {reminded > 0 ? t('reminded', { count: reminded }) : t('reminded.none')}
            </Alert>
          )}
          <Crumbs items={[...glance.crumbs, { label: t('crumb') }]} />
          <PageTitle title={glance.heading} lead={glance.isEmpty ? null : t('lead', counts)} />
          {glance.isEmpty ? null : (
            <LegendBar
              label={t('bar', counts)}
              parts={[
                { label: t('part.talk', counts), count: counts.talk, tone: 3 },
                { label: t('part.remind', counts), count: counts.remind, tone: 2 },
                { label: t('part.own', counts), count: counts.own, tone: 1 },
              ]}
            />
          )}
        </Stack>
        {glance.isEmpty ? <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState> : null}
        <ToTalk glance={glance} />
        <Split
          main={
            <Stack gap="xl">
              <ToRemind glance={glance} form={form} />
              {glance.isEmpty ? null : (
                <Section id="own" title={t('own')}>
                  {glance.own.length > 0 ? <Names items={glance.own} /> : <Text>{t('own.none')}</Text>}
                </Section>
              )}
            </Stack>
          }
          aside={<Margin rules={glance.rules} />}
          asideLabel={t('margin')}
        />
      </Stack>
    </Sheet>
  )
}

function Margin({ rules }: { rules: LoadedGlance['rules'] }) {
  const { t } = useTranslation('glance')
  return (
    <>
      <Note title={t('why')}>
        <p>{t('why.text', rules)}</p>
        <p>{t('why.talked', rules)}</p>
      </Note>
      <Note title={t('see')}>{t('see.text')}</Note>
      <Note title={t('grave')}>{t('grave.text')}</Note>
    </>
  )
}
