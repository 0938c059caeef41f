import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { PartsBar, type Tone } from '#app/ui/parts-bar.tsx'
import { Bullets, Small } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import { Table } from '#app/ui/table.tsx'
import { ItemFilters } from './item-filters.tsx'
import type { LoadedTest } from './show.tsx'
import { MoveButtons } from './show-scales.tsx'

/** Filtered items with their statistics, and buttons to reorder them. */
export function ItemsSection({ loaded }: { loaded: LoadedTest }) {
  const { test, isEdited, items, scales, query, itemCount } = loaded
  const { t } = useTranslation('adminTests')
  const hasFigures = items.some(({ stat }) => stat?.told)
  return (
    <Section id="items" title={t('items')}>
      <ItemFilters loaded={loaded} />
      {items.length === 0 ? (
        <p>{t(itemCount === 0 ? 'items.none' : 'items.noneAsked')}</p>
      ) : (
        <Table
          base
          caption={hasFigures ? t('items.captionOf', { number: test.taken ?? 0 }) : t('items.caption')}
          columns={[
            { key: 'text', label: t('item') },
            { key: 'key', label: t('field.keyed') },
            ...(hasFigures ? figureColumns.map(key => ({ key, label: t(`stat.${key}`), end: key !== 'shares' })) : []),
            { key: 'verdict', label: t('verdict') },
            ...(isEdited ? [{ key: 'order', label: t('order') }] : []),
          ]}
          rows={items.map(item => ({
            key: item.key,
            header: <ItemName item={item} test={test} isEdited={isEdited} />,
            cells: [
              item.isTask ? t('task') : t(item.keyed === 1 ? 'keyed.plus' : 'keyed.minus'),
              ...(hasFigures ? figuresOf(item) : []),
              <Verdict key="verdict" item={item} />,
              ...(isEdited
                ? [
                    <MoveButtons
                      key="order"
                      action={adminPathOf('moveTestItem', { testId: test.id, itemKey: item.key })}
                      of={{ at: item.at, last: itemCount - 1, name: String(item.number) }}
                    />,
                  ]
                : []),
            ],
          }))}
        />
      )}
      {isEdited && scales.length > 0 ? (
        <Row>
          <ButtonLink kind="second" small to={adminPathOf('newTestItem', { testId: test.id }, { scale: query.scale })}>
            {t('addItem')}
          </ButtonLink>
          <QuietLink to={adminPathOf('importTestItems', { testId: test.id })}>{t('upload')}</QuietLink>
        </Row>
      ) : null}
    </Section>
  )
}

const figureColumns = ['mean', 'rest', 'alphaWithout', 'shares', 'time'] as const

type Item = LoadedTest['items'][number]

function ItemName({ item, test, isEdited }: { item: Item; test: LoadedTest['test']; isEdited: boolean }) {
  const { t } = useTranslation('adminTests')
  return (
    <span id={`item-${item.key}`}>
      {item.number}.{' '}
      <span lang={item.lang}>
        {isEdited ? (
          <Link to={adminPathOf('testItem', { testId: test.id, itemKey: item.key })}>{item.text}</Link>
        ) : (
          item.text
        )}
      </span>
      {item.isChanged ? <Small as="span"> {t('changed')}</Small> : null}
    </span>
  )
}

const tones: Tone[] = ['open', 1, 2, 3]

/** Mean and standard deviation, item-rest correlation, alpha without the item, shares of the answers, median time. */
function figuresOf({ stat }: Item) {
  const told = stat?.told
  if (!told) return ['—', '—', '—', '—', '—']
  return [
    `${told.mean} (${told.sd})`,
    told.rest,
    told.alphaWithout,
    <Stack key="shares" gap="s">
      <PartsBar
        label={told.label}
        parts={told.shares.map(({ value, percent }, at) => ({
          key: String(value),
          count: percent,
          tone: tones[at % tones.length]!,
        }))}
      />
      <Small>{told.said}</Small>
    </Stack>,
    told.seconds,
  ]
}

function Verdict({ item: { stat } }: { item: Item }) {
  const { t } = useTranslation('adminTests')
  if (!stat) return t('stat.none')
  if (!stat.told) return stat.few
  const { weaknesses } = stat.told
  if (weaknesses.length === 0) {
    return (
      <Badge shape="full" tone="good">
        {t('holds')}
      </Badge>
    )
  }
  return (
    <>
      <Badge shape="diamond" tone="bad">
        {t('isWeak')}
      </Badge>
      <Bullets small items={weaknesses} />
    </>
  )
}
