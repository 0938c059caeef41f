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
  /** The list it stands on, to come back to. */
  back: string
  /** Its number on a numbered list. */
  number?: number
  /** Its place among all professions is told too. */
  ranked?: boolean
  /** The deliberate contrast: when nothing is shared, that is the point of it. */
  contrast?: boolean
  /** It stands on the page before: the address within the page is that one's. */
  repeated?: boolean
}

/** One profession of a shortlist: how close, why, why not, and what the person thinks of it. */
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
