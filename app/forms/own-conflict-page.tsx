import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { RadioGroup } from '#app/ui/field.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { WordedConflict } from './conflict.server.ts'
import { VersionFields } from './version-fields.tsx'

export type OwnConflictWords = {
  title: string
  lead: string
  /** Labels a version together with its value. */
  theirs: (value: string) => string
  mine: (value: string) => string
} & Record<'empty' | 'choose' | 'save' | 'leave', string>

/** Builds the texts from those of the loader: the lead ends with the time the other version was saved. */
export function ownConflictWords(texts: Record<keyof OwnConflictWords, string>, { at }: WordedConflict) {
  return {
    ...texts,
    lead: `${texts.lead} ${at}`,
    theirs: (value: string) => `${texts.theirs}: ${value}`,
    mine: (value: string) => `${texts.mine}: ${value}`,
  }
}

type OwnConflictProps = {
  conflict: WordedConflict
  words: OwnConflictWords
  /** Address to leave without saving. */
  leave: string
  /** Additional content above the form. */
  notice?: ReactNode
}

/** The page of status 409 when the same person has saved something of their own in another tab or on another device.
 *  For fields changed in both, one version is chosen; other changes are only shown. */
export function OwnConflictPage({ conflict, words, leave, notice }: OwnConflictProps) {
  const { rows, version, base, hidden, again } = conflict
  const shown = (typed: string) => typed || words.empty
  const disputed = rows.filter(({ changedBy }) => changedBy === 'both')
  const undisputed = rows.filter(({ changedBy }) => changedBy !== 'both')
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={words.title} lead={words.lead} />
        {again && disputed.length > 0 ? <Alert tone="bad" title={words.choose} /> : null}
        {notice}
        <Form method="post">
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <VersionFields version={version} base={base} />
          <input type="hidden" name="choosing" value="on" />
          <Stack gap="l">
            {disputed.map(({ name, label, theirs, mine }) => (
              <RadioGroup
                key={name}
                id={`pick_${name}`}
                name={`pick_${name}`}
                legend={label}
                options={[
                  { value: 'theirs', label: words.theirs(shown(theirs)) },
                  { value: 'mine', label: words.mine(shown(mine)) },
                ]}
                required
              />
            ))}
            {undisputed.length > 0 ? (
              <Facts
                items={undisputed.map(({ label, changedBy, theirs, mine }) => ({
                  term: label,
                  text: changedBy === 'mine' ? words.mine(shown(mine)) : words.theirs(shown(theirs)),
                }))}
              />
            ) : null}
            <Row>
              <Button forward>{words.save}</Button>
              <QuietLink to={leave}>{words.leave}</QuietLink>
            </Row>
          </Stack>
        </Form>
      </Stack>
    </Sheet>
  )
}
