import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { isBeforeTen } from '#app/domain/academic/schooling.ts'
import { schoolingOf } from '#app/domain/academic/schooling.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { compareWith } from '#app/domain/guidance/recommendations.server.ts'
import { SHORTLIST_LENGTH } from '#app/domain/guidance/shortlist.ts'
import { composeTaught } from '#app/domain/institutions/taught.server.ts'
import { findProfession } from '#app/domain/professions/professions.server.ts'
import { findProfessionPlanning } from '#app/domain/roadmaps/plans.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Answer } from '#app/ui/answer.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Cards } from '#app/ui/cards.tsx'
import { Day } from '#app/ui/day.tsx'
import { Head, WithFacts } from '#app/ui/head.tsx'
import { Row, Sheet, Split, Stack, Text } from '#app/ui/layout.tsx'
import { Lead } from '#app/ui/prose.tsx'
import { Ways } from '#app/ui/ways.tsx'
import { taughtTexts } from '#app/wording/institutions/taught-texts.server.ts'
import { onwardOfProfession } from '#app/wording/professions/onward-texts.server.ts'
import { payTexts } from '#app/wording/professions/pay-texts.server.ts'
import { wayTexts } from '#app/wording/professions/way-texts.server.ts'
import { StepButton, WayOn } from '../careers/way-on.tsx'
import { Folds } from './folds.tsx'
import { Match } from './match.tsx'
import { Beside } from './beside.tsx'
import { PaySection } from './pay-section.tsx'
import { quickFacts } from './quick-facts.tsx'

export const handle = { i18n: ['profession', 'professions', 'match', 'subjects'], failure: { load: 'professions' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'profession')
  const { language } = reader
  const profession = await findProfession(args.params.professionId ?? '', language)
  if (!profession) throw problem(args, 404)
  const { pay, paidAs, ways, ...rest } = profession
  const { programmeGroups } = profession
  const today = calendarDay(new Date())
  const [match, taught, plan] = await Promise.all([
    compareWith(viewer, profession, language),
    composeTaught(viewer, profession.id, language),
    findProfessionPlanning(viewer),
  ])
  const isCompared = match !== null && match !== 'even'
  return {
    page: headOf(args, { title: profession.title, description: profession.summary }),
    profession: {
      ...rest,
      ways: wayTexts({ ways, programmeGroups, isAfterNine: isBeforeTen(schoolingOf(viewer, today), today) }, reader),
      pay: payTexts({ pay, paidAs }, reader),
    },
    match,
    listed: isCompared && match.rank <= SHORTLIST_LENGTH,
    ownList: isCompared ? pathOf('results', { testId: match.testId }) : null,
    places: taught.kinds.length > 0 ? pathOf('institutions', null, { country: 'kz', profession: profession.id }) : null,
    taught: taughtTexts(taught, reading(args, 'admission')),
    onward: onwardOfProfession(profession.id, { isCompared: match !== null, plan }, reader.in('onward')),
  }
}

export type LoadedProfession = ReturnType<typeof useLoaderData<typeof loader>>

export default function ProfessionPage() {
  const { profession, match, listed, taught, places, ownList, onward } = useLoaderData<typeof loader>()
  const { t } = useTranslation('profession')
  const words = useTranslation('professions')
  const subject = useTranslation('subjects')
  const { field, lang, day } = profession
  return (
    <>
      <Answer labelledBy="answer">
        <WithFacts facts={quickFacts(profession, match, { t, words: words.t, subject: subject.t })}>
          <Stack gap="s">
            <Head field={field} here={listed}>
              <QuietLink to={pathOf('professions', null, { field })}>{words.t(`field.${field}`)}</QuietLink>
              <h1 id="answer" lang={lang}>
                {profession.title}
              </h1>
            </Head>
            <Lead lang={lang}>{profession.summary}</Lead>
            <Row>
              <StepButton step={onward} />
              <QuietLink to="#ways">{t('preparation')}</QuietLink>
              {places ? <QuietLink to={places}>{t('study')}</QuietLink> : null}
              {ownList ? <QuietLink to={ownList}>{t('list.own')}</QuietLink> : null}
            </Row>
          </Stack>
        </WithFacts>
      </Answer>
      <Sheet after>
        <Stack gap="xl">
          <Split
            main={
              <Stack gap="xl">
                {day ? (
                  <Stack as="section" aria-labelledby="day">
                    <h2 id="day">{day.when}</h2>
                    <Text>{day.place}</Text>
                    <Day hours={day.hours} />
                  </Stack>
                ) : null}
                <Stack as="section" aria-labelledby="fits">
                  <h2 id="fits">{t('fits')}</h2>
                  <Cards
                    items={[
                      { id: 'suits', title: t('suits'), text: profession.suits },
                      { id: 'cautions', title: t('cautions'), text: profession.cautions },
                    ]}
                  />
                  {match === null ? null : match === 'even' ? <Text>{t('you.even')}</Text> : <Match match={match} />}
                </Stack>
                <Stack as="section" aria-labelledby="ways">
                  <h2 id="ways">{t('preparation')}</h2>
                  <Ways items={profession.ways.map(({ text, ...way }) => ({ ...way, children: <p>{text}</p> }))} />
                </Stack>
                {profession.pay ? <PaySection pay={profession.pay} /> : null}
              </Stack>
            }
            aside={<Beside profession={profession} />}
          />
          <Folds profession={profession} taught={taught} />
          <WayOn step={onward} />
        </Stack>
      </Sheet>
    </>
  )
}
