import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Answer } from '#app/ui/answer.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Cards } from '#app/ui/cards.tsx'
import { Day } from '#app/ui/day.tsx'
import { Head, WithFacts } from '#app/ui/head.tsx'
import { Row, Sheet, Split, Stack, Text } from '#app/ui/layout.tsx'
import { Lead } from '#app/ui/prose.tsx'
import { Scene } from '#app/ui/scene.tsx'
import { Ways } from '#app/ui/ways.tsx'
import { Beside } from './beside.tsx'
import { Folds } from './folds.tsx'
import { Match } from './match.tsx'
import { PaySection } from './pay-section.tsx'
import { quickFacts } from './quick-facts.tsx'
import type { LoadedProfession } from './show.tsx'

type ViewProps = Pick<LoadedProfession, 'profession' | 'match' | 'taught'> & {
  /** Whether the profession is on the viewer's own list. */
  here: boolean
  /** Description of the drawing of its field; without it no drawing is shown. */
  scene?: string | null
  /** Links below the summary; `nextStep` is shown at the end of the page. */
  ways: ReactNode
  nextStep?: ReactNode
}

/** A profession as pupils see it. Also the preview of an administrator before publication. */
export function ProfessionView({ profession, match, taught, here, scene, ways, nextStep }: ViewProps) {
  const { t } = useTranslation('profession')
  const words = useTranslation('professions')
  const subject = useTranslation('subjects')
  const { field, lang, day } = profession
  return (
    <>
      <Answer labelledBy="answer">
        <WithFacts facts={quickFacts(profession, match, { t, words: words.t, subject: subject.t })}>
          <Stack gap="s">
            <Head field={field} here={here}>
              <QuietLink to={pathOf('professions', null, { field })}>{words.t(`field.${field}`)}</QuietLink>
              <h1 id="answer" lang={lang}>
                {profession.title}
              </h1>
            </Head>
            <Lead lang={lang}>{profession.summary}</Lead>
            <Row>{ways}</Row>
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
                    {scene ? <Scene field={field}>{scene}</Scene> : null}
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
          {nextStep}
        </Stack>
      </Sheet>
    </>
  )
}
