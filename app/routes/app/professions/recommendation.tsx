import type { Recommended } from '#app/domain/guidance/recommendations.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Entry } from '#app/ui/entries.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Link } from '#app/ui/link.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Closeness } from './closeness.tsx'
import { Thumbs } from './thumbs.tsx'
import { useDifference, useReasons } from './reasons.ts'

type Props = {
  profession: Recommended
  attemptId: string
  /** Address of the list, to return to it. */
  back: string
  /** Position in a numbered list. */
  number?: number
  /** Shows the rank among all professions as well. */
  ranked?: boolean
  /** Marks the contrast profession, which may share nothing with the person. */
  contrast?: boolean
  /** The profession is already on the page; the anchor belongs to its first entry. */
  repeated?: boolean
}

/** A profession of a shortlist: closeness, reasons for and against, and the person's thumbs. */
export function Recommendation({ profession, attemptId, back, number, ...props }: Props) {
  const { ranked = false, contrast = false, repeated = false } = props
  const { t } = useTranslation('professions')
  const say = useTranslation('match').t
  const reasons = useReasons(profession)
  const differs = useDifference(profession.differs)
  return (
    <Entry
      id={repeated ? undefined : profession.id}
      lang={profession.lang}
      number={number}
      side={
        <>
          <Closeness match={profession} />
          {ranked ? <Small>{t('rank', { rank: profession.rank })}</Small> : null}
          <Thumbs
            professionId={profession.id}
            title={profession.title}
            thumb={profession.thumb}
            attemptId={attemptId}
            back={back}
          />
        </>
      }
    >
      <h3>
        <Link to={pathOf('profession', { professionId: profession.id })}>{profession.title}</Link>
      </h3>
      <p>{profession.summary}</p>
      <Small>
        {t(`field.${profession.field}`)}. {profession.ways.map(({ way }) => t(`way.${way}`)).join(' / ')}
      </Small>
      <Facts
        items={[
          { term: say('why'), text: contrast && profession.because.length === 0 ? t('why.contrast') : reasons.why },
          { term: say('whyNot'), text: [reasons.against, profession.caution].filter(Boolean).join(' ') },
          ...(differs ? [{ term: t('differs'), text: differs }] : []),
        ]}
      />
    </Entry>
  )
}
