import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { findEditedTest, findVersionContent } from '#app/domain/assessments/edit-tests.server.ts'
import { findJudgedItems, listVersions } from '#app/domain/assessments/test-overview.server.ts'
import { findAlphas } from '#app/domain/assessments/version-norms.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Row, Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import {
  languageChoices,
  listedItems,
  scaleTexts,
  versionTexts,
} from '#app/wording/tests/test-overview-texts.server.ts'
import { historyOf } from '../content/history.server.ts'
import { ContentHistory } from '../content/history.tsx'
import { partNames, partWords, titleOf } from './part.server.ts'
import { ItemsSection } from './show-items.tsx'
import { TestMargin } from './show-margin.tsx'
import { ScalesSection } from './show-scales.tsx'
import { StateBadge } from './state-badge.tsx'

export const handle = { i18n: ['adminTests', 'contentHistory'], failure: { load: 'tests' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const test = await findEditedTest(args.params.testId ?? '')
  if (!test) throw problem(args, 404)
  const reader = reading(args, 'adminTests')
  const { t, language } = reader
  const asked = new URL(args.request.url).searchParams
  const versions = await listVersions(test.id)
  const version = versions.find(({ number }) => String(number) === asked.get('version')) ?? null
  const isEdited = version === null || version.id === test.versionId
  // A draft shows the statistics of the published version, since its items keep their keys.
  const published = versions.find(({ state }) => state === 'PUBLISHED')
  const taken = isEdited ? published : version
  const content = isEdited ? test.content : await findVersionContent(version.id)
  const judged = taken && (await findJudgedItems(taken.id)).get(taken.id)
  const languages = languageChoices(judged, reader)
  const shownLanguage = languages.find(({ value }) => value === asked.get('language')) ?? languages[0]
  const scale = content.scales.find(({ key }) => key === asked.get('scale'))?.key ?? null
  const query = { scale, language: shownLanguage?.value ?? null, weak: asked.get('weak') === 'on' }
  const hasDraft = test.versionState === 'DRAFT'
  const alphas = taken && query.language ? await findAlphas(taken.id, query.language) : new Map<string, number>()
  const before = isEdited && hasDraft && taken ? await findVersionContent(taken.id) : null
  const row = { table: 'Test', rowId: test.id, values: {} } as const
  const at = (more: Record<string, string>) => adminPathOf('adminTest', { testId: test.id }, more)
  const title = titleOf(test, language)
  return {
    page: headOf(args, { title: title.title, description: t('description') }),
    test: {
      ...title,
      id: test.id,
      kind: test.kind,
      state: test.published === null ? ('NEW' as const) : test.state,
      isFixed: test.isFixed,
      hasDraft,
      number: version?.number ?? test.number,
      published: test.published,
      /** Number of the version whose statistics are shown. */
      taken: taken?.number ?? null,
    },
    isEdited,
    query: { ...query, version: isEdited ? null : version.number },
    languages,
    weak: judged?.weak.size ?? 0,
    itemCount: content.items.length,
    versions: versionTexts(versions, reader),
    scales: scaleTexts(content, { alphas, judged }, reader),
    items: listedItems(content, query, { judged, published: before }, reader),
    history: await historyOf(args, row, { ...partWords(args, test), at, part: partNames(args, test) }),
  }
}

export type LoadedTest = ReturnType<typeof useLoaderData<typeof loader>>

export default function TestPage() {
  const loaded = useLoaderData<typeof loader>()
  const { test, isEdited, weak, itemCount, scales, history } = loaded
  const { t } = useTranslation('adminTests')
  const at = { testId: test.id }
  const what = t(`what.${!isEdited ? 'version' : test.hasDraft ? 'draft' : 'published'}`, { number: test.number })
  return (
    <>
      <Sheet>
        <Stack gap="xl">
          <Stack gap="s">
            <Crumbs
              items={[
                { to: adminPathOf('adminTests'), label: t('title') },
                { label: test.title, lang: test.lang },
              ]}
            />
            <PageTitle title={test.title} lang={test.lang} meta={`${what} ${t(`kind.${test.kind}`)}`} />
            <p>
              {t('said', { items: itemCount, scales: scales.length })}{' '}
              {test.taken === null ? '' : weak > 0 ? t('weak.some', { count: weak }) : ''}
            </p>
            <Row>
              <StateBadge state={test.state} />
              {isEdited ? (
                <>
                  <QuietLink to={adminPathOf('testTexts', at)}>{t('edit.texts')}</QuietLink>
                  <QuietLink to={adminPathOf('testOptions', at)}>{t('edit.options')}</QuietLink>
                  <QuietLink to={adminPathOf('importTestItems', at)}>{t('upload')}</QuietLink>
                  <QuietLink to={adminPathOf('tryTest', at)}>{t('try')}</QuietLink>
                </>
              ) : (
                <QuietLink to={adminPathOf('adminTest', at)}>{t('toTest')}</QuietLink>
              )}
            </Row>
          </Stack>
          <Split
            main={<ScalesSection loaded={loaded} />}
            aside={<TestMargin loaded={loaded} />}
            asideLabel={t('versions')}
          />
          <ItemsSection loaded={loaded} />
        </Stack>
      </Sheet>
      <ContentHistory history={history} />
    </>
  )
}
