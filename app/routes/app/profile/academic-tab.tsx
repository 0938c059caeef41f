import type { Subject } from '#app/domain/accounts/answers.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { LoadedProfile } from './show.tsx'

type AcademicTabProps = Pick<LoadedProfile, 'studies'> & { interests: Subject[]; own: boolean }

/** Marks, exams, languages and interests. Says so when they are hidden from the viewer. */
export function AcademicTab({ studies, interests, own }: AcademicTabProps) {
  const { t } = useTranslation('profile')
  const subject = useTranslation('subjects')
  return (
    <>
      {studies ? <Marks studies={studies} own={own} /> : <Text>{t('closed')}</Text>}
      {interests.length > 0 ? (
        <Stack as="section" aria-labelledby="interests">
          <h2 id="interests">{t('interests')}</h2>
          <Text>{interests.map(value => subject.t(value)).join(', ')}</Text>
        </Stack>
      ) : null}
    </>
  )
}

function Marks({ studies, own }: { studies: NonNullable<LoadedProfile['studies']>; own: boolean }) {
  const { t } = useTranslation('profile')
  const { gpa, exams, languages } = studies
  return (
    <>
      <Stack as="section" aria-labelledby="exams">
        <h2 id="exams">{t('exams')}</h2>
        {gpa || exams.length > 0 ? (
          <Facts
            items={[
              ...(gpa
                ? [
                    {
                      term: gpa.term,
                      text: (
                        <>
                          {t('outOf', { value: gpa.value, most: gpa.most })}
                          {gpa.normal ? <Small>{gpa.normal}</Small> : null}
                        </>
                      ),
                    },
                  ]
                : []),
              ...exams.map(({ term, ...score }) => ({ term, text: t('outOf', score) })),
            ]}
          />
        ) : (
          <Text>{t(own ? 'exams.noneOwn' : 'exams.none')}</Text>
        )}
        {own ? <QuietLink to={pathOf('academic')}>{t('exams.edit')}</QuietLink> : null}
      </Stack>
      <Stack as="section" aria-labelledby="languages">
        <h2 id="languages">{t('languages')}</h2>
        {languages.length > 0 ? (
          <Facts items={languages.map(({ name, level }) => ({ term: name, text: level }))} />
        ) : (
          <Text>{t(own ? 'languages.noneOwn' : 'languages.none')}</Text>
        )}
        {own ? <QuietLink to={pathOf('languages')}>{t('languages.edit')}</QuietLink> : null}
      </Stack>
    </>
  )
}
