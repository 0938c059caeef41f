import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Written } from '#app/ui/person-head.tsx'
import { Bullets, Small } from '#app/ui/prose.tsx'
import { OnScreen } from '#app/ui/report.tsx'
import type { LoadedPlan } from './show.tsx'

/** Margin of a plan: figures, gaps, reasons and actions. */
export function PlanNotes({ id, plan, sources }: { id: string; plan: LoadedPlan; sources: string[] }) {
  const { t } = useTranslation('plan')
  return (
    <>
      <Note title={t('facts')}>
        <Facts items={plan.facts} />
      </Note>
      <Note title={t('gaps')}>
        {plan.gaps.length > 0 ? <Bullets items={plan.gaps} /> : <p>{t('gaps.none')}</p>}
        {plan.chance ? <Small>{plan.chance}</Small> : null}
      </Note>
      {plan.about ? (
        <Note title={t('about')}>
          <Written>{plan.about}</Written>
        </Note>
      ) : null}
      {plan.beyond ? <Note title={t('beyond')}>{plan.beyond}</Note> : null}
      <Note title={t('why')}>
        <Stack gap="s">
          <p>{t('why.text')}</p>
          {plan.expected ? <p>{t('why.expected', { events: plan.expected })}</p> : null}
          <Disclosure summary={t('why.sources')}>
            <Bullets items={sources} />
          </Disclosure>
          <p>{t('materials.note')}</p>
        </Stack>
      </Note>
      <Note title={t('late')}>{t('late.text')}</Note>
      <OnScreen>
        <Note title={t('actions')}>
          <p>
            <QuietLink to={pathOf('planCalendar', { planId: id })} reload>
              {t('calendar')}
            </QuietLink>
          </p>
          <Small>{t('calendar.hint')}</Small>
          <Small>{t('print')}</Small>
          {plan.archived ? null : (
            <p>
              <QuietLink to={pathOf('archivePlan', { planId: id })} risk>
                {t('archive')}
              </QuietLink>
            </p>
          )}
        </Note>
      </OnScreen>
    </>
  )
}
