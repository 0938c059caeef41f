import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink, QuietButton } from '#app/ui/button.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Table } from '#app/ui/table.tsx'
import type { LoadedTest } from './show.tsx'

/** Scales with their reliability, and buttons to reorder them. */
export function ScalesSection({ loaded }: { loaded: LoadedTest }) {
  const { test, isEdited, scales, query, weak } = loaded
  const { t } = useTranslation('adminTests')
  return (
    <Section id="scales" title={t('scales')}>
      {scales.length === 0 ? (
        <p>{t('scales.none')}</p>
      ) : (
        <Table
          base
          caption={test.taken === null ? t('scales.caption') : t('scales.captionOf', { number: test.taken })}
          columns={[
            { key: 'name', label: t('field.scale') },
            { key: 'items', label: t('items'), end: true },
            { key: 'alpha', label: t('alpha') },
            ...(weak > 0 ? [{ key: 'weak', label: t('weak'), end: true }] : []),
            ...(isEdited ? [{ key: 'order', label: t('order') }] : []),
          ]}
          rows={scales.map(({ key, at, name, lang, items, alphaText, weak: own }) => ({
            key,
            header: (
              <span id={`scale-${key}`} lang={lang}>
                {isEdited ? (
                  <Link to={adminPathOf('testScale', { testId: test.id, scaleKey: key })}>{name}</Link>
                ) : (
                  name
                )}
              </span>
            ),
            cells: [
              <Link
                key="items"
                to={`${adminPathOf('adminTest', { testId: test.id }, { ...query, weak: null, scale: key })}#items`}
              >
                {items}
              </Link>,
              alphaText,
              ...(weak > 0 ? [own] : []),
              ...(isEdited
                ? [
                    <MoveButtons
                      key="order"
                      action={adminPathOf('moveTestScale', { testId: test.id, scaleKey: key })}
                      of={{ at, last: scales.length - 1, name }}
                    />,
                  ]
                : []),
            ],
          }))}
        />
      )}
      {isEdited && !test.isFixed ? (
        <Row>
          <ButtonLink kind="second" small to={adminPathOf('newTestScale', { testId: test.id })}>
            {t('addScale')}
          </ButtonLink>
        </Row>
      ) : null}
    </Section>
  )
}

type MoveProps = { action: string; of: { at: number; last: number; name: string } }

/** Buttons to move up or down. The form includes the position at the time of display, so a double click moves only
 *  once. */
export function MoveButtons({ action, of: { at, last, name } }: MoveProps) {
  const { t } = useTranslation('adminTests')
  if (last === 0) return null
  return (
    <Form method="post" action={action}>
      <Stack gap="s">
        <input type="hidden" name="from" value={at} />
        <Row>
          {at > 0 ? (
            <QuietButton name="by" value="-1" aria-label={t('upOf', { name })}>
              {t('up')}
            </QuietButton>
          ) : null}
          {at < last ? (
            <QuietButton name="by" value="1" aria-label={t('downOf', { name })}>
              {t('down')}
            </QuietButton>
          ) : null}
        </Row>
      </Stack>
    </Form>
  )
}
