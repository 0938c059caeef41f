import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Closeness } from '../professions/closeness.tsx'
import { useReasons } from '../professions/reasons.ts'
import type { SheetTexts } from './sheet-texts.server.ts'

type Rate = ((professionId: string, title: string) => ReactNode) | undefined

/** The shortlist of the analysis with its reasons, and one for contrast. */
export function Professions({ sheet, rate }: { sheet: SheetTexts; rate: Rate }) {
  const { t } = useTranslation('analysis')
  const { professions, contrast } = sheet
  return (
    <Stack as="section" aria-labelledby="professions">
      <h2 id="professions">{t('professions.title')}</h2>
      <Text>{professions.length > 0 ? t('professions.lead') : t('professions.none')}</Text>
      <Entries numbered>
        {professions.map((profession, index) => (
          <Profession key={profession.id} profession={profession} number={index + 1} sheet={sheet} rate={rate} />
        ))}
      </Entries>
      {contrast ? (
        <>
          <h3>{t('contrast.title')}</h3>
          <Entries>
            <Profession profession={contrast} sheet={sheet} rate={rate} />
          </Entries>
        </>
      ) : null}
    </Stack>
  )
}

type Props = { profession: SheetTexts['professions'][number]; number?: number; sheet: SheetTexts; rate: Rate }

function Profession({ profession, number, sheet, rate }: Props) {
  const { t } = useTranslation('analysis')
  const words = useTranslation('professions')
  const { because, why, whyNot } = { because: profession.because, ...useReasons(profession) }
  const names = namesOf(profession, sheet)
  const fits = names ? t('professions.fits', { names }) : ''
  const contrast = number === undefined && because.length === 0
  return (
    <Entry
      id={profession.id}
      lang={profession.lang}
      number={number}
      side={
        <>
          <Closeness match={profession} />
          {rate?.(profession.id, profession.title)}
        </>
      }
    >
      <h3>
        {profession.listed ? (
          <Link to={pathOf('profession', { professionId: profession.id })}>{profession.title}</Link>
        ) : (
          profession.title
        )}
      </h3>
      {profession.remark ? <p>{profession.remark}</p> : null}
      <Small>
        {words.t(`field.${profession.field}`)}. {words.t(`zone.${profession.zone as 1}`)}
        {profession.listed ? null : `. ${t('professions.gone')}`}
      </Small>
      <Facts
        items={[
          { term: words.t('why'), text: `${contrast ? words.t('why.contrast') : why} ${fits}`.trim() },
          { term: words.t('whyNot'), text: whyNot },
        ]}
      />
    </Entry>
  )
}

/** The values and traits the work rewards and the person has, by name. */
function namesOf({ values, traits }: Props['profession'], { groups }: SheetTexts) {
  const rewarded: string[] = [...values, ...traits]
  return groups
    .filter(({ instrument }) => instrument === 'VALUES' || instrument === 'PERSONALITY')
    .flatMap(({ scales }) => scales)
    .filter(({ key }) => rewarded.includes(key))
    .map(({ name }) => name.toLowerCase())
    .join(', ')
}
