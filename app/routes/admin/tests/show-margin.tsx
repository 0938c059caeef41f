import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { LoadedTest } from './show.tsx'

/** Margin: actions on the draft, versions, and availability of the test. */
export function TestMargin({ loaded: { test, versions, isEdited } }: { loaded: LoadedTest }) {
  const { t } = useTranslation('adminTests')
  const at = { testId: test.id }
  return (
    <>
      {isEdited ? (
        <Note title={t(test.hasDraft ? 'draftTitle' : 'noDraftTitle')}>
          <Stack gap="s">
            <p>{t(test.hasDraft ? 'draftText' : 'noDraftText', { number: test.number + (test.hasDraft ? 0 : 1) })}</p>
            {test.hasDraft ? (
              <>
                <div>
                  <ButtonLink to={adminPathOf('publishTest', at)}>{t('toPublish')}</ButtonLink>
                </div>
                {test.published === null ? null : (
                  <QuietLink risk to={adminPathOf('testDraft', at)}>
                    {t('discard')}
                  </QuietLink>
                )}
              </>
            ) : (
              <Form method="post" action={adminPathOf('testDraft', at)}>
                <Button kind="second" small name="draft" value="make">
                  {t('makeDraft')}
                </Button>
              </Form>
            )}
          </Stack>
        </Note>
      ) : null}
      <Note title={t('versions')}>
        <ol>
          {versions.map(({ number, state, text }) => (
            <li key={number} value={number}>
              {state === 'DRAFT' ? text : <Link to={adminPathOf('adminTest', at, { version: number })}>{text}</Link>}
            </li>
          ))}
        </ol>
      </Note>
      {test.state === 'NEW' ? null : <Offer test={test} state={test.state} />}
    </>
  )
}

function Offer({ test, state }: { test: LoadedTest['test']; state: 'ACTIVE' | 'RETIRED' }) {
  const { t } = useTranslation('adminTests')
  const isRetired = state === 'RETIRED'
  return (
    <Note title={t(isRetired ? 'offer.retired' : 'offer.active')}>
      <Stack gap="s">
        <p>{t(isRetired ? 'offer.restoreText' : test.isFixed ? 'offer.retireFixed' : 'offer.retireText')}</p>
        <Form method="post" action={adminPathOf('testState', { testId: test.id })}>
          <Button kind="second" small name="retired" value={isRetired ? 'off' : 'on'}>
            {t(isRetired ? 'offer.restore' : 'offer.retire')}
          </Button>
        </Form>
      </Stack>
    </Note>
  )
}
