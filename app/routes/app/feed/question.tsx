import { Alert } from '#app/ui/alert.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Bullets } from '#app/ui/prose.tsx'
import { useTakeFocus } from '#app/ui/take-focus.ts'
import type { QuestionTexts } from '#app/wording/feed/finding-texts.server.ts'
import { HelpLines } from '../safety/help-lines.tsx'
import { Muted } from './muted.tsx'

/** Text that is not yet published: the findings, and whether it may be published anyway. */
export type Held = { question: QuestionTexts; mayGo: boolean }

/** Findings above the form. They take the focus, unless the form has errors: then the error summary does. */
export function HeldQuestion({ held: { question, mayGo } }: { held: Held }) {
  return mayGo ? <ReadFirst question={question} /> : <Question question={question} />
}

function ReadFirst({ question }: { question: QuestionTexts }) {
  const focus = useTakeFocus<HTMLDivElement>(JSON.stringify(question))
  return (
    <div {...focus}>
      <Question question={question} />
    </div>
  )
}

/** Findings in a text, for its author to decide: help first, then words that must be removed, then personal data. */
export function Question({ question: { label, help, mute, rude, personal, wait } }: { question: QuestionTexts }) {
  return (
    <Stack as="section" aria-label={label}>
      {help ? (
        <Alert tone="info" title={help.title} as="h2">
          <p>{help.text}</p>
          <HelpLines lines={help.lines} />
          <p>{help.after}</p>
        </Alert>
      ) : null}
      {mute ? <Muted mute={mute} /> : null}
      {rude ? (
        <Alert tone="bad" title={rude.title} as="h2">
          <Bullets items={rude.words} />
          <p>{rude.text}</p>
        </Alert>
      ) : null}
      {personal ? (
        <Alert tone="warn" title={personal.title} as="h2">
          <ul>
            {personal.found.map(({ words, what }, at) => (
              <li key={at}>
                <mark>{words}</mark>, {what}
              </li>
            ))}
          </ul>
          <p>{personal.text}</p>
        </Alert>
      ) : null}
      {wait ? <Alert tone="warn">{wait}</Alert> : null}
    </Stack>
  )
}
