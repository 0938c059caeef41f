import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { InlineChoice } from '#app/ui/inline-choice.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import { Further } from './rows.tsx'
import type { ShownImport } from './show.tsx'

type Shown = { shown: ShownImport }

const uploads = { STUDENTS: 'uploadStudents', STAFF: 'uploadStaff', TEACHERS: 'uploadTeachers' } as const

/** Choices for possible duplicates, and the button that imports the list with these choices. */
export function Doubles({ shown }: Shown) {
  const { t } = useTranslation('imports')
  const { at, kind, state, may, toDo, doubles, texts } = shown
  const open = doubles !== null && doubles.rows.length > 0
  const takeable = state === 'CHECKED' || state === 'FAILED' || (state === 'DONE' && open)
  if (!takeable) return null
  return (
    <Form method="post" action={adminPathOf('takeImport', at)}>
      <Stack gap="xl">
        {open ? <DoublesTable shown={shown} rows={doubles.rows} /> : null}
        {open ? (
          <Further next={doubles.next} to={next => adminPathOf('showImport', at, { 'doubles-after': next })} />
        ) : null}
        {may ? (
          <Stack gap="s">
            <Row>
              <Button forward disabled={toDo === 0 && !open}>
                {toDo > 0 ? t('take', { count: toDo }) : t('takeChosen')}
              </Button>
              {open ? (
                <Button kind="second" formAction={adminPathOf('chooseDoubles', at)}>
                  {t('keepChoices')}
                </Button>
              ) : null}
              <ButtonLink kind="second" to={adminPathOf(uploads[kind], at)}>
                {t('otherFile')}
              </ButtonLink>
            </Row>
            <Small>{toDo > 0 ? texts.minutes : t('nothingYet')}</Small>
          </Stack>
        ) : null}
      </Stack>
    </Form>
  )
}

function DoublesTable({ shown: { may }, rows }: Shown & { rows: NonNullable<ShownImport['doubles']>['rows'] }) {
  const { t } = useTranslation('imports')
  return (
    <Stack as="section" aria-labelledby="doubles">
      <h2 id="doubles">{t('doublesTitle', { count: rows.length })}</h2>
      <Text>{t('doublesText')}</Text>
      <Table
        captionHidden
        caption={t('doublesTitle', { count: rows.length })}
        columns={[
          { key: 'given', label: t('inFile') },
          { key: 'known', label: t('known') },
          { key: 'choice', label: t('decide') },
        ]}
        rows={rows.map(({ number, given, choice, people }) => ({
          key: String(number),
          header: (
            <>
              {given} <Small as="span">{t('rowNumber', { number })}</Small>
            </>
          ),
          cells: [
            people.map(({ userId, text, seen }) => (
              <p key={userId}>
                {text}; {seen}
              </p>
            )),
            <fieldset key="choice" disabled={!may}>
              <legend>{t('decideAbout', { given })}</legend>
              {people.map(({ userId, text }) => (
                <InlineChoice
                  key={userId}
                  name={`row-${number}`}
                  value={userId}
                  checked={choice === userId}
                  label={people.length > 1 ? t('sameAs', { person: text }) : t('same')}
                />
              ))}
              <InlineChoice name={`row-${number}`} value="NEW" checked={choice === 'NEW'} label={t('other')} />
              <InlineChoice name={`row-${number}`} value="SKIP" checked={choice === 'SKIP'} label={t('skip')} />
            </fieldset>,
          ],
        }))}
      />
    </Stack>
  )
}
