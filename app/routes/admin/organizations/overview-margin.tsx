import { Form } from '@remix-run/react'
import type { Key } from '#app/i18n/catalogue.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { QuietButton, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Figure } from '#app/ui/prose.tsx'
import { FirstHourSwitch } from './overview-first-hour.tsx'
import type { LoadedOverview } from './show.tsx'

type Part = { overview: LoadedOverview }

export function OverviewMargin({ overview }: Part) {
  return (
    <>
      <Invited overview={overview} />
      <Subscription overview={overview} />
      <LastImport overview={overview} />
      <JoinCode overview={overview} />
      <Facts overview={overview} />
      {overview.firstHourHidden ? <FirstHourSwitch orgId={overview.orgId} shown /> : null}
    </>
  )
}

/** Shown while the first administrator has not opened the invitation. */
function Invited({ overview: { invited, orgId } }: Part) {
  const { t } = useTranslation('organizations')
  if (invited === 0) return null
  return (
    <Note title={t('invited')}>
      <p>{t('invited.text')}</p>
      <Form method="post" action={adminPathOf('inviteAgain', { orgId })} preventScrollReset>
        <QuietButton>{t('invited.again')}</QuietButton>
      </Form>
    </Note>
  )
}

/** Days of the subscription, with a progress bar of twelve parts. */
function Subscription({ overview: { subscription, facts } }: Part) {
  const { t } = useTranslation('organizations')
  const { state, days, left, passed } = subscription
  return (
    <Note title={t('subscription')}>
      {facts.inactive ? <p>{t('inactiveText')}</p> : null}
      {days === null ? (
        <p>{t('subscription.none')}</p>
      ) : (
        <>
          <p>{days}</p>
          <p>{left}</p>
          {state === 'running' || state === 'ending' ? (
            <Progress value={Math.round(passed / 8.34)} max={12} label={t('subscription.passed', { passed })} />
          ) : null}
        </>
      )}
    </Note>
  )
}

function LastImport({ overview: { lastImport, orgId } }: Part) {
  const { t } = useTranslation('organizations')
  if (!lastImport) return null
  return (
    <Note title={t('lastImport')}>
      <p>{lastImport.text}</p>
      <QuietLink to={adminPathOf('showImport', { orgId, importId: lastImport.id })}>{t('lastImport.open')}</QuietLink>
    </Note>
  )
}

/** Code with which pupils request to join. A new code invalidates the old one. */
function JoinCode({ overview: { facts, manages, orgId } }: Part) {
  const { t } = useTranslation('organizations')
  if (!manages) return null
  return (
    <Note title={t('joinCode')}>
      {facts.joinCode ? (
        <p>
          <b>
            <Figure>{facts.joinCode}</Figure>
          </b>
        </p>
      ) : null}
      <p>{t(facts.joinCode ? 'joinCode.text' : 'joinCode.none')}</p>
      <QuietLink to={adminPathOf('joinRequests', { orgId })}>{t('joinCode.requests')}</QuietLink>
      <Form method="post" action={adminPathOf('joinCode', { orgId })} preventScrollReset>
        <QuietButton>{t(facts.joinCode ? 'joinCode.renew' : 'joinCode.make')}</QuietButton>
      </Form>
    </Note>
  )
}

function Facts({ overview: { facts, edits, orgId } }: Part) {
  const { t } = useTranslation('organizations')
  const pairs = [
    [t('cityId'), facts.city],
    [t('groups'), [facts.groups, facts.withoutMentor].filter(Boolean).join(', ')],
    [t('contact'), facts.contact],
    [t('safetyContactId'), facts.safety],
  ] as const
  return (
    <Note title={t(`type.${facts.type}` as Key<'organizations'>)}>
      <dl>
        <div>
          <dt>{t('name')}</dt>
          {facts.names.map(({ lang, text }) => (
            <dd key={lang} lang={lang}>
              {text}
            </dd>
          ))}
        </div>
        {pairs.map(([term, text]) =>
          text ? (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {edits ? <QuietLink to={adminPathOf('editOrganization', { orgId })}>{t('edit')}</QuietLink> : null}
    </Note>
  )
}
