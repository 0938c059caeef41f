import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { SheetTexts } from '#app/wording/personality/sheet-texts.server.ts'
import { Closeness } from '../professions/closeness.tsx'

/** Renders the owner's thumbs for a profession. */
export type Rate = (professionId: string, title: string) => ReactNode

/** Shortlist of the analysis with reasons, and the contrast profession. */
export function Professions({ professions, contrast, linked, rate }: Props) {
  const { t } = useTranslation('analysis')
  return (
    <Stack>
      <Text>{t('professions.lead')}</Text>
      <div>
        <Entries numbered>
          {professions.map((profession, index) => (
            <Profession key={profession.id} profession={profession} number={index + 1} linked={linked} rate={rate} />
          ))}
        </Entries>
        {contrast ? (
          <Entries>
            <Profession profession={contrast} linked={linked} rate={rate} />
          </Entries>
        ) : null}
      </div>
    </Stack>
  )
}
type Props = NonNullable<SheetTexts['each']> & { linked: boolean; rate?: Rate }

type One = { profession: Props['professions'][number]; number?: number; linked: boolean; rate?: Rate }

function Profession({ profession, number, linked, rate }: One) {
  const { t } = useTranslation('analysis')
  const words = useTranslation('match')
  const { id, title, lang, listed, closeness, remark, about, why, whyNot } = profession
  return (
    <Entry
      id={id}
      number={number}
      side={
        <>
          <Closeness match={{ closeness, opposed: false }} />
          {rate?.(id, title)}
        </>
      }
    >
      {number === undefined ? <Small>{t('contrast.title')}</Small> : null}
      <h3 lang={lang}>
        {linked && listed ? <Link to={pathOf('profession', { professionId: id })}>{title}</Link> : title}
      </h3>
      {remark ? <p>{remark}</p> : null}
      <Small>
        {about}
        {listed ? null : `. ${t('professions.gone')}`}
      </Small>
      <Facts
        items={[
          ...(why ? [{ term: words.t('why'), text: why }] : []),
          ...(whyNot ? [{ term: words.t('whyNot'), text: whyNot }] : []),
        ]}
      />
    </Entry>
  )
}
