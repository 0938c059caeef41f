import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { permissionFor } from '#app/domain/imports/kinds.ts'
import {
  findImport,
  isWorking,
  listChanges,
  listDuplicates,
  listRefused,
} from '#app/domain/imports/list-imports.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { useProgress } from '../../../app/waiting/progress-poll.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Sheet, Split, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { changeTexts, doubleTexts, importTexts, refusedTexts } from '#app/wording/imports/import-texts.server.ts'
import { frameOf } from '../frame.server.ts'
import { OrganizationTabs } from '../organization-tabs.tsx'
import { Doubles } from './doubles-form.tsx'
import { Found } from './found.tsx'
import { Outcome } from './outcome.tsx'
import { Changes, Refused, WhatHappens } from './rows.tsx'

export const handle = { i18n: 'imports', failure: { load: 'list' } }
export const meta = pageMeta

/** Interval at which a page without script reloads, in seconds. */
const REFRESH = 2

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'view-staff')
  const list = await findImport(staff, args.params.importId ?? '')
  if (!list) throw problem(args, 404)
  const reader = reading(args, 'imports')
  const { searchParams } = new URL(args.request.url)
  const after = (name: string) => Math.max(0, Number.parseInt(searchParams.get(name) ?? '', 10) || 0)
  const working = isWorking(list.state)
  const [refused, changes, doubles] = working
    ? [null, null, null]
    : await Promise.all([
        list.count(['REFUSED']) > 0 ? listRefused(list.id, { after: after('refused-after') }) : null,
        list.count(['CHANGE', 'MOVE']) > 0 ? listChanges(list.id, { after: after('changed-after') }) : null,
        list.count(['DOUBLE'], ['WAITING']) > 0 ? listDuplicates(list.id, { after: after('doubles-after') }) : null,
      ])
  const texts = importTexts(list, reader)
  const { id, kind, state, rows, done, toDo } = list
  return {
    page: headOf(args, { title: texts.heading, description: reader.t('description') }),
    frame: frameOf(args, staff),
    at: { orgId: staff.organization.id, importId: id },
    ...{ kind, state, rows, done, toDo, texts, working },
    refresh: working ? REFRESH : null,
    may: staff.may(permissionFor(kind)),
    mayUndo: list.undoUntil !== null && list.undoUntil > new Date(),
    created: list.count(['CREATE', 'DOUBLE'], ['DONE']) > 0,
    earlier: list.earlier && adminPathOf('showImport', { orgId: staff.organization.id, importId: list.earlier.id }),
    notice: (['busy', 'nothing', 'late'] as const).find(known => known === searchParams.get('refused')) ?? null,
    refusedCount: list.count(['REFUSED']),
    refused: refused && refusedTexts(refused, reader),
    changes: changes && changeTexts(changes, reader),
    doubles: doubles && doubleTexts(doubles, reader),
  }
}

export type ShownImport = ReturnType<typeof useLoaderData<typeof loader>>

export default function ImportPage() {
  const shown = useLoaderData<typeof loader>()
  const { t } = useTranslation('imports')
  const { frame, texts, working, notice, state } = shown
  return (
    <Sheet>
      <Stack gap="l">
        <OrganizationTabs frame={frame} current="uploadStudents" />
        {notice ? <Alert tone="warn" title={t(`told.${notice}`)} /> : null}
        <PageTitle title={texts.heading} lead={texts.lead} />
        {working ? (
          <Working shown={shown} />
        ) : (
          <Split
            asideLabel={t('explained')}
            main={
              <Stack gap="xl">
                {state === 'CHECKED' || state === 'FAILED' ? null : <Outcome shown={shown} />}
                <WhatHappens shown={shown} />
                {shown.changes && state === 'CHECKED' ? <Changes shown={shown} changes={shown.changes} /> : null}
                {shown.refused ? <Refused shown={shown} refused={shown.refused} /> : null}
                <Doubles shown={shown} />
              </Stack>
            }
            aside={<Found shown={shown} />}
          />
        )}
      </Stack>
    </Sheet>
  )
}

function Working({ shown: { at, rows, done } }: { shown: ShownImport }) {
  const { t } = useTranslation('imports')
  const passed = useProgress(adminPathOf('importProgress', at), done)
  const label = t('progress', { done: passed, rows })
  return (
    <Stack>
      <Text as="p" role="status">
        {label}
      </Text>
      <Progress value={Math.round((passed / Math.max(1, rows)) * 20)} max={20} label={label} />
    </Stack>
  )
}
