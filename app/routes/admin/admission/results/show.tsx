import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { findChanceFigures } from '#app/domain/admission/chance-fit.server.ts'
import {
  findGrantImport,
  findProposedFit,
  listChangedGrants,
  listRefusedGrants,
} from '#app/domain/admission/grant-imports.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Sheet, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { changedTexts, refusedTexts, sheetTexts } from '#app/wording/cycle/grant-texts.server.ts'
import { fitChangeTexts } from '#app/wording/science/fit-change.server.ts'
import { useProgress } from '../../../app/waiting/progress-poll.ts'
import { AdminTabs } from '../../admin-tabs.tsx'
import { CycleCrumbs } from '../cycle-crumbs.tsx'
import { Decide } from './decide.tsx'
import { FitChange } from './fit-change.tsx'
import { Changed, Refused, WhatHappens } from './rows.tsx'

export const handle = { i18n: ['grantImports', 'science', 'admin'], failure: { load: 'admissionCycle' } }
export const meta = pageMeta

/** Interval at which a page without script reloads, in seconds. */
const REFRESH = 2

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const list = await findGrantImport(args.params.importId ?? '')
  if (!list) throw problem(args, 404)
  const reader = reading(args, 'grantImports')
  const { searchParams } = new URL(args.request.url)
  const after = (name: string) => Math.max(0, Number.parseInt(searchParams.get(name) ?? '', 10) || 0)
  const { id, state, count } = list
  const working = state === 'FITTING'
  const refused = count('REFUSED') > 0 ? await listRefusedGrants(id, { after: after('refused-after') }) : null
  const changed = count('CHANGED') > 0 ? await listChangedGrants(id, { after: after('changed-after') }) : null
  const fit = state === 'READY' ? await findProposedFit(id) : null
  const texts = sheetTexts(list, reader)
  return {
    page: headOf(args, { title: texts.heading, description: reader.t('description') }),
    ...{ id, state, texts, working },
    refresh: working ? REFRESH : null,
    news: count('FRESH', 'CHANGED'),
    refusedCount: count('REFUSED'),
    refused: refused && refusedTexts(refused, list, reader),
    changed: changed && changedTexts(changed, reader),
    fit: fit && fitChangeTexts(await findChanceFigures(), fit, reader.in('science')),
    notice: (['anew', 'late', 'nothing'] as const).find(known => known === searchParams.get('notice')) ?? null,
  }
}

export type ShownSheet = ReturnType<typeof useLoaderData<typeof loader>>

export default function GrantImportPage() {
  const shown = useLoaderData<typeof loader>()
  const { t } = useTranslation('grantImports')
  const { texts, notice, working } = shown
  return (
    <Sheet>
      <Stack gap="l">
        <AdminTabs current="admissionCycle" />
        {notice ? <Alert tone="warn" title={t(`told.${notice}`)} /> : null}
        <Stack gap="s">
          <CycleCrumbs here={texts.heading} />
          <PageTitle title={texts.heading} lead={texts.lead} />
        </Stack>
        <Stack gap="xl">
          <WhatHappens shown={shown} />
          {working ? <Working id={shown.id} /> : <FitChange shown={shown} />}
          <Decide shown={shown} />
          {shown.changed ? <Changed shown={shown} changed={shown.changed} /> : null}
          {shown.refused ? <Refused shown={shown} refused={shown.refused} /> : null}
        </Stack>
      </Stack>
    </Sheet>
  )
}

function Working({ id }: { id: string }) {
  const { t } = useTranslation('grantImports')
  useProgress(adminPathOf('grantImportProgress', { importId: id }), 0)
  return (
    <Text as="p" role="status">
      {t('working')}
    </Text>
  )
}
