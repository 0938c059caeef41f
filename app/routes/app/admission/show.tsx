import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, notFound, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { findAdmission } from '#app/domain/admission/admission-analyses.server.ts'
import { composeAdmission } from '#app/domain/admission/admission-sheet.server.ts'
import { findAdmissionWay } from '#app/domain/way/admission-way.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { nextStepAfterChances } from '#app/wording/admission/next-step-texts.server.ts'
import { sheetTexts } from '#app/wording/admission/sheet-texts.server.ts'
import { useArrival } from '../waiting/progress-poll.ts'
import { stageNumbers, Waiting } from '../waiting/waiting.tsx'
import { Results } from './results.tsx'

export const handle = { i18n: ['chances', 'waiting'], failure: { load: 'chances' } }
export const meta = pageMeta

/** Interval at which a page without script reloads, in seconds. */
const REFRESH = 2

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'chances')
  const { t, language } = reader
  const analysis = await findAdmission(viewer, args.params.analysisId ?? '')
  if (!analysis) throw await notFound(args, viewer, { kind: 'admission', id: args.params.analysisId ?? '' })

  const { id, state, stage, facts } = analysis
  const waiting = state === 'LOADING'
  const [sheet, way] = facts
    ? await Promise.all([composeAdmission(facts, language), findAdmissionWay(viewer, language)])
    : []
  const loaded = {
    page: headOf(args, { title: t('title'), description: t('description') }),
    id,
    state,
    stage,
    refresh: waiting ? REFRESH : null,
    sheet: sheet ? sheetTexts(sheet, reader.in('chance')) : null,
    nextStep: sheet && way ? nextStepAfterChances({ id, ...sheet }, way, reader.in('nextSteps')) : null,
  }
  const { lite } = readPreferences(args.request)
  return data(loaded, { headers: waiting && lite ? { Refresh: String(REFRESH) } : {} })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function AdmissionPage() {
  const { id, state, stage, sheet, nextStep } = useLoaderData<typeof loader>()
  useArrival(state === 'LOADING')
  return (
    <Sheet>
      {sheet && nextStep ? (
        <Results id={id} sheet={sheet} nextStep={nextStep} />
      ) : state === 'LOADING' ? (
        <Loading id={id} stage={stage} />
      ) : (
        <Failed id={id} />
      )}
    </Sheet>
  )
}

function Loading({ id, stage }: { id: string; stage: number }) {
  const { t } = useTranslation('chances')
  return (
    <Waiting
      title={t('loading.title')}
      lead={t('loading.lead')}
      stage={stage}
      progress={pathOf('admissionProgress', { analysisId: id })}
      stages={stageNumbers.map(number => t(`stage.${number}`))}
      again={{ to: pathOf('admission', { analysisId: id }), label: t('loading.again') }}
    />
  )
}

function Failed({ id }: { id: string }) {
  const { t } = useTranslation('chances')
  return (
    <Stack gap="l">
      <PageTitle title={t('title')} />
      <Alert tone="warn" title={t('failed.title')}>
        {t('failed.text')}
      </Alert>
      <div>
        <ButtonLink to={pathOf('programmes', null, { of: id })}>{t('failed.again')}</ButtonLink>
      </div>
    </Stack>
  )
}
