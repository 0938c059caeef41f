import { Form } from '@remix-run/react'
import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button, QuietButton, QuietLink } from '#app/ui/button.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import { GroupFrame } from '#app/ui/field-frame.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import { Talk, TalkPerson, TalkReason } from '#app/ui/talk.tsx'
import type { LoadedGlance } from './glance.tsx'

/** Pupils to talk to, each with all reasons. */
export function ToTalk({ glance: { talk, mayCounsel, here, madeAt } }: { glance: LoadedGlance }) {
  const { t } = useTranslation('glance')
  if (talk.length === 0) return null
  return (
    <Section id="talk" title={t('talk')}>
      <Talk>
        {talk.map(({ id, name, to, seen, reasons, held }) => (
          <TalkPerson
            key={id}
            name={<Link to={to}>{name}</Link>}
            meta={seen}
            actions={
              mayCounsel ? (
                <>
                  <Form method="post" action={held}>
                    <input type="hidden" name="reason" value={reasons[0]?.kind} />
                    <input type="hidden" name="seen" value={madeAt} />
                    <input type="hidden" name="back" value={here} />
                    <QuietButton aria-label={`${t('talked')}: ${name}`}>{t('talked')}</QuietButton>
                  </Form>
                  <QuietLink to={`${to}#notes`} aria-label={`${t('write')}: ${name}`}>
                    {t('write')}
                  </QuietLink>
                </>
              ) : null
            }
          >
            {reasons.map(reason => (
              <TalkReason key={reason.fact} {...reason} />
            ))}
          </TalkPerson>
        ))}
      </Talk>
    </Section>
  )
}

/** Pupils with one step left: a reminder form for those who would read it, the names of the others. */
export function ToRemind({ glance: { remind, mayCounsel }, form }: { glance: LoadedGlance; form: PageForm }) {
  const { t } = useTranslation('glance')
  if (remind.length === 0) return null
  const mayRead = remind.filter(({ inPerson }) => !inPerson)
  const others = remind.filter(({ inPerson }) => inPerson)
  return (
    <Section id="remind" title={t('remind')}>
      <Small>{t('remind.caption')}</Small>
      {mayRead.length > 0 && mayCounsel ? (
        <Form method="post">
          <Stack>
            <GroupFrame id="student" legend={t('remind.choose')} error={form.boxes('student').error}>
              <Entries>
                {mayRead.map(({ id, name, to, left }, at) => (
                  <Entry
                    key={id}
                    side={
                      <QuietLink to={to} aria-label={`${t('open')}: ${name}`}>
                        {t('open')}
                      </QuietLink>
                    }
                  >
                    <Checkbox
                      id={at === 0 ? 'student' : `student-${at}`}
                      name="student"
                      value={id}
                      label={name}
                      hint={left}
                      defaultChecked={!form.refused}
                    />
                  </Entry>
                ))}
              </Entries>
            </GroupFrame>
            <Stack gap="s">
              <div>
                <Button>{t('remind.send')}</Button>
              </div>
              <Small>{t('remind.hint')}</Small>
            </Stack>
          </Stack>
        </Form>
      ) : (
        <Listed people={mayRead} />
      )}
      {others.length > 0 ? (
        <>
          <p>{t('remind.inPerson')}</p>
          <Listed people={others} />
        </>
      ) : null}
    </Section>
  )
}

function Listed({ people }: { people: LoadedGlance['remind'] }) {
  return (
    <Entries>
      {people.map(({ id, name, to, left }) => (
        <Entry key={id}>
          <QuietLink to={to}>{name}</QuietLink>
          <Small>{left}</Small>
        </Entry>
      ))}
    </Entries>
  )
}
