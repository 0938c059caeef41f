import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { findFirstTest } from '#app/domain/assessments/tests.server.ts'
import { listOwn } from '#app/domain/guidance/recommendations.server.ts'
import { exploreProfessions, readExploration } from '#app/domain/professions/exploration.server.ts'
import { trainingWays } from '#app/domain/professions/vocabulary.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { CachedItems } from '#app/ui/cached.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { nextStepAfterCatalogue } from '#app/wording/professions/next-step-texts.server.ts'
import { WayOn } from '../careers/way-on.tsx'
import { FieldOfWork } from './field-of-work.tsx'

export const handle = { i18n: ['profession', 'professions'], failure: { load: 'professions' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'profession')
  const { t, language } = reader
  const own = await listOwn(viewer, language)
  const asked = readExploration(new URL(args.request.url).searchParams)
  return {
    page: headOf(args, { title: t('list.title'), description: t('list.description') }),
    asked,
    ...(await exploreProfessions(asked, own, language)),
    mine: own.length,
    nextStep: nextStepAfterCatalogue(own.length > 0, await findFirstTest(), reader.in('nextSteps')),
  }
}

export type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

export default function ProfessionsPage() {
  const { asked, all, mine, groups, nextStep } = useLoaderData<typeof loader>()
  const { t } = useTranslation('profession')
  const words = useTranslation('professions')
  const { query, short, field, way, own } = asked
  const isWhole = !query && !field && !way && !own
  return (
    <Sheet>
      <Stack gap="l">
        <PageTitle title={t('list.title')} lead={t(mine > 0 ? 'list.leadOwn' : 'list.lead')} />
        <Tabs
          label={t('list.choose')}
          items={[
            { to: pathOf('professions'), label: t('list.every'), count: all, current: isWhole },
            ...(mine > 0
              ? [{ to: pathOf('professions', null, { list: 'own' }), label: t('list.own'), count: mine, current: own }]
              : []),
            ...trainingWays.map(one => ({
              to: pathOf('professions', null, { way: one }),
              label: words.t(`way.${one}`),
              current: way === one,
            })),
          ]}
        />
        <Form method="get" action={pathOf('professions')} role="search">
          <Stack gap="s">
            <Field
              id="q"
              name="q"
              type="search"
              label={t('list.search')}
              hint={t('list.searchHint')}
              error={short ? t('list.searchShort') : undefined}
              defaultValue={query}
              maxLength={100}
            />
            <Row>
              <Button kind="second">{t('list.find')}</Button>
              {isWhole ? null : <QuietLink to={pathOf('professions')}>{t('list.all')}</QuietLink>}
            </Row>
          </Stack>
        </Form>
        {groups.length === 0 && !short ? <Nothing /> : null}
        <div>
          {groups.map(group => (
            // An open field shows the viewer's own ranks, so its markup is not cached.
            <CachedItems key={group.field} of={group.professions ? undefined : ['field', group, way]}>
              <FieldOfWork group={group} way={way} />
            </CachedItems>
          ))}
        </div>
        <WayOn step={nextStep} />
      </Stack>
    </Sheet>
  )
}

function Nothing() {
  const { t } = useTranslation('profession')
  return (
    <EmptyState
      title={t('list.nothing')}
      action={
        <ButtonLink to={pathOf('professions')} kind="second">
          {t('list.all')}
        </ButtonLink>
      }
    >
      {t('list.nothingText')}
    </EmptyState>
  )
}
