import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { type FailedJobs, listFailedJobs } from '#app/domain/system/failed-jobs.server.ts'
import { traffic } from '#app/domain/system/traffic.server.ts'
import { durationText, momentText, numberText } from '#app/i18n/format.server.ts'
import { cursorText, readCursor } from '#app/domain/text/cursor.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Facts, Stats } from '#app/ui/facts.tsx'
import { HeadedSection, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { needsAttention, processFacts, roomTexts } from '#app/wording/system/system-texts.server.ts'
import { AdminTabs } from '../admin-tabs.tsx'
import { describeSystem } from './describe.server.ts'
import { FailedWork } from './failed-work.tsx'
import { Failures, Queue, SlowPages } from './figures.tsx'
import { SystemTabs } from './system-tabs.tsx'

export const handle = { i18n: ['system', 'admin'], failure: { act: 'save' } }
export const meta = pageMeta

const SLOW_PAGES = 10

/** Loads the state of the system: problems first, then the details needed to examine them. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superAdmin(args)
  const reader = reading(args, 'system')
  const { t, language } = reader
  const asked = new URL(args.request.url).searchParams
  const before = { work: readCursor(asked.get('work')), emails: readCursor(asked.get('emails')) }
  if ((asked.get('work') && !before.work) || (asked.get('emails') && !before.emails)) throw problem(args, 404)
  const [work, emails] = await Promise.all([
    listFailedJobs({ emails: false }, before.work),
    listFailedJobs({ emails: true }, before.emails),
  ])
  const now = new Date()
  const facts = await describeSystem(now)
  const needs = needsAttention(facts, reader, now)
  const total = traffic.total()
  const ms = (value: number) => numberText(value, language, 0)
  return {
    page: headOf(args, {
      title: needs.length === 0 ? t('fine') : t('attention', { count: needs.length }),
      description: t('description'),
    }),
    checked: t('checked', { at: momentText(now.toISOString(), language) }),
    needs,
    stats: [
      { label: t('stat.queue'), value: facts.queue.reduce((all, { waiting }) => all + waiting, 0) },
      { label: t('stat.failed'), value: facts.failed.others },
      { label: t('stat.emails'), value: facts.failed.emails },
      { label: t('stat.page'), value: ms(total.p95) },
    ],
    facts: processFacts(facts, reader),
    room: roomTexts(facts, reader),
    queue: facts.queue.map(({ oldestMs, ...lane }) => ({
      ...lane,
      oldest: oldestMs === null ? null : durationText(oldestMs, language),
    })),
    work: failedWork(work, asked.has('work')),
    emails: failedWork(emails, asked.has('emails')),
    since: durationText(facts.process.uptimeMs, language),
    slow: traffic.slowest(SLOW_PAGES).map(({ route, count, p50, p95, slowest }) => ({
      ...{ route, count, p50: ms(p50), p95: ms(p95), slowest: ms(slowest) },
    })),
    failures: facts.failures,
  }

  function failedWork({ jobs, next }: FailedJobs, further: boolean) {
    return {
      ...{ next: next && cursorText(next), further },
      jobs: jobs.map(({ at, error, ...job }) => ({
        ...job,
        at: momentText(at.toISOString(), language),
        why: error ?? t('whyUnknown'),
      })),
    }
  }
}

export type LoadedSystem = ReturnType<typeof useLoaderData<typeof loader>>

export default function SystemPage() {
  const loaded = useLoaderData<typeof loader>()
  const { page, checked, needs, stats, facts, room } = loaded
  const { t } = useTranslation('system')
  return (
    <Sheet>
      <Stack gap="l">
        <AdminTabs current="system" />
        <PageTitle
          title={page.title}
          lead={checked}
          end={
            <QuietLink to={adminPathOf('system')} reload>
              {t('again')}
            </QuietLink>
          }
        />
        <SystemTabs current="system" />
        {needs.length > 0 ? (
          <ul>
            {needs.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        ) : null}
        <Stats items={stats} />
        <FailedWork id="work" loaded={loaded} />
        <FailedWork id="emails" loaded={loaded} />
        <Queue loaded={loaded} />
        <HeadedSection id="room" heading={t('room')}>
          <Stack gap="s">
            {room.map(text => (
              <p key={text}>{text}</p>
            ))}
          </Stack>
        </HeadedSection>
        <SlowPages loaded={loaded} />
        <Failures loaded={loaded} />
        <HeadedSection id="release" heading={t('release')}>
          <Facts items={facts} />
        </HeadedSection>
      </Stack>
    </Sheet>
  )
}
