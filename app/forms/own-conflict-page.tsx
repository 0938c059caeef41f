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
  /** What a version is called, with what it says. */
  theirs: (value: string) => string
  mine: (value: string) => string
} & Record<'empty' | 'choose' | 'save' | 'leave', string>

/** The words as a loader sends them: when the other version was kept is added to the lead. */
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
  /** Where one goes without saving. */
  leave: string
  /** What is told besides. */
  notice?: ReactNode
}

/** The page of status 409 where the same person has saved a thing of their own in another tab or on another device. Of what both
 *  have changed one version is chosen; what only one of them has changed is told. */
export function OwnConflictPage({ conflict, words, leave, notice }: OwnConflictProps) {
  const { rows, version, base, hidden, again } = conflict
  const shown = (said: string) => said || words.empty
  const disputed = rows.filter(({ changedBy }) => changedBy === 'both')
  const told = rows.filter(({ changedBy }) => changedBy !== 'both')
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
            {told.length > 0 ? (
              <Facts
                items={told.map(({ label, changedBy, theirs, mine }) => ({
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
