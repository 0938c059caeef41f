import { Form } from '@remix-run/react'
import type { WordedConflict } from '#app/forms/conflict.server.ts'
import { VersionFields } from '#app/forms/version-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { RadioGroup } from '#app/ui/field.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

type EditConflictProps = {
  conflict: WordedConflict
  /** Pictures were sent along. */
  files: boolean
  leave: string
}

/** The page of status 409: the same person has saved the post in another tab. Of what both tabs have changed one version is
 *  chosen; what only one of them has changed is told. */
export function EditConflict({ conflict, files, leave }: EditConflictProps) {
  const { t } = useTranslation('editing')
  const { rows, at, version, base, hidden, again } = conflict
  const shown = (words: string) => words || t('conflict.empty')
  const disputed = rows.filter(({ changedBy }) => changedBy === 'both')
  const told = rows.filter(({ changedBy }) => changedBy !== 'both')
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={t('conflict.title')} lead={t('conflict.lead', { at })} />
        {again && disputed.length > 0 ? <Alert tone="bad" title={t('conflict.choose')} /> : null}
        {files ? <Alert tone="warn">{t('filesAgain')}</Alert> : null}
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
                  { value: 'theirs', label: t('conflict.theirs', { value: shown(theirs) }) },
                  { value: 'mine', label: t('conflict.mine', { value: shown(mine) }) },
                ]}
                required
              />
            ))}
            {told.length > 0 ? (
              <Facts
                items={told.map(({ label, changedBy, theirs, mine }) => ({
                  term: label,
                  text:
                    changedBy === 'mine'
                      ? t('conflict.mine', { value: shown(mine) })
                      : t('conflict.theirs', { value: shown(theirs) }),
                }))}
              />
            ) : null}
            <Row>
              <Button forward>{t('save')}</Button>
              <QuietLink to={leave}>{t('conflict.leave')}</QuietLink>
            </Row>
          </Stack>
        </Form>
      </Stack>
    </Sheet>
  )
}
