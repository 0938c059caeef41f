import { Fragment, type ReactNode } from 'react'
import { Row } from './layout.tsx'
import { Small } from './prose.tsx'
import * as css from './slips.css.ts'

/** Information about the slips, on screen only. */
export function SlipsHead({ children }: { children: ReactNode }) {
  return <div className={css.head}>{children}</div>
}

export function Slips({ children }: { children: ReactNode }) {
  return <ul className={css.slips}>{children}</ul>
}

type SlipProps = {
  name: string
  /** Class or group, after the name. */
  group: string | null
  from: ReactNode
  pairs: { label: string; value: string; code?: boolean }[]
  notes: { lang: string; text: string }[]
}

/** A printed slip with a person's sign-in details. */
export function Slip({ name, group, from, pairs, notes }: SlipProps) {
  return (
    <li className={css.slip}>
      <div>
        <Row between>
          <b>{name}</b>
          {group ? <Small as="span">{group}</Small> : null}
        </Row>
        <Small>{from}</Small>
      </div>
      <dl className={css.pairs}>
        {pairs.map(({ label, value, code }) => (
          <Pair key={label} label={label} value={value} code={code} />
        ))}
      </dl>
      <div>
        {notes.map(({ lang, text }) => (
          <Small key={lang} lang={lang}>
            {text}
          </Small>
        ))}
      </div>
    </li>
  )
}

function Pair({ label, value, code }: SlipProps['pairs'][number]) {
  return (
    <>
      <dt>{label}</dt>
      <dd className={code ? css.code : undefined} translate="no">
        {code ? value : breakableAtDots(value)}
      </dd>
    </>
  )
}

/** Lets a long username wrap after a dot instead of within a name. */
function breakableAtDots(value: string) {
  return value.split('.').map((part, at) => (
    <Fragment key={at}>
      {at > 0 ? (
        <>
          .<wbr />
        </>
      ) : null}
      {part}
    </Fragment>
  ))
}
