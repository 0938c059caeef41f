import { useTranslation } from '#app/i18n/use-translation.ts'
import { HeadedSection } from '#app/ui/layout.tsx'
import { Table } from '#app/ui/table.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import type { LoadedSystem } from './show.tsx'

type Part = { loaded: LoadedSystem }

/** Background jobs in the queue, by lane. */
export function Queue({ loaded: { queue } }: Part) {
  const { t } = useTranslation('system')
  return (
    <HeadedSection id="queue" heading={t('queue')}>
      <Table
        caption={t('queueCaption')}
        columns={[
          { key: 'lane', label: t('lane') },
          { key: 'waiting', label: t('waiting'), end: true },
          { key: 'running', label: t('running'), end: true },
          { key: 'later', label: t('later'), end: true },
          { key: 'oldest', label: t('oldest'), end: true },
        ]}
        rows={queue.map(({ lane, waiting, running, later, oldest }) => ({
          key: lane,
          header: t(`lane.${lane}`),
          cells: [waiting, running, later, oldest ?? t('nothing')],
        }))}
      />
    </HeadedSection>
  )
}

export function SlowPages({ loaded: { slow, since } }: Part) {
  const { t } = useTranslation('system')
  return (
    <HeadedSection id="slow" heading={t('slow')}>
      {slow.length === 0 ? (
        <p>{t('slowNone')}</p>
      ) : (
        <Table
          base
          caption={t('slowCaption', { since })}
          columns={[
            { key: 'route', label: t('route') },
            { key: 'count', label: t('requests'), end: true },
            { key: 'p50', label: t('p50'), end: true },
            { key: 'p95', label: t('p95'), end: true },
            { key: 'slowest', label: t('slowest'), end: true },
          ]}
          rows={slow.map(({ route, count, p50, p95, slowest }) => ({
            key: route,
            header: <Verbatim>{route}</Verbatim>,
            cells: [count, p50, p95, slowest],
          }))}
        />
      )}
    </HeadedSection>
  )
}

/** Failed responses of the last day. */
export function Failures({ loaded: { failures } }: Part) {
  const { t } = useTranslation('system')
  return (
    <HeadedSection id="failures" heading={t('failures')}>
      {failures.length === 0 ? (
        <p>{t('failuresNone')}</p>
      ) : (
        <Table
          base
          caption={t('failuresCaption')}
          columns={[
            { key: 'route', label: t('route') },
            { key: 'status', label: t('status') },
            { key: 'count', label: t('times'), end: true },
          ]}
          rows={failures.map(({ route, status, count }) => ({
            key: `${status} ${route}`,
            header: <Verbatim>{route}</Verbatim>,
            cells: [status === 500 ? t('status.500') : t('status.503'), count],
          }))}
        />
      )}
    </HeadedSection>
  )
}
