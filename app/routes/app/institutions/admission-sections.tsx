import { useTranslation } from '#app/i18n/use-translation.ts'
import { Facts } from '#app/ui/facts.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Prose, Small } from '#app/ui/prose.tsx'
import type { LoadedInstitution } from './show.tsx'

/** Requirements, documents, deadlines and admission figures of past years. */
export function AdmissionSections({ institution }: { institution: LoadedInstitution }) {
  const { t } = useTranslation('institution')
  const { requirements, documents, deadlines, admissionsSource, figures } = institution
  return (
    <>
      {requirements.length > 0 ? (
        <Stack as="section" aria-labelledby="requirements">
          <h2 id="requirements">{t('requirements')}</h2>
          {requirements.map(({ type, choices }) => (
            <Stack gap="s" key={type}>
              <h3>{t(`requirements.${type}`)}</h3>
              <Prose as="ul">
                {choices.map(choice => (
                  <li key={choice}>{choice}</li>
                ))}
              </Prose>
            </Stack>
          ))}
        </Stack>
      ) : null}
      {figures ? (
        <Stack as="section" aria-labelledby="figures">
          <h2 id="figures">{t('figures')}</h2>
          <Text>{figures.join(' ')}</Text>
        </Stack>
      ) : null}
      <Stack as="section" aria-labelledby="documents">
        <h2 id="documents">{t('documents')}</h2>
        <Prose as="ul">
          {documents.map(document => (
            <li key={document}>{document}</li>
          ))}
        </Prose>
        <h3>{t('deadlines')}</h3>
        {deadlines.length > 0 ? (
          <Facts items={deadlines.map(({ when, text }) => ({ term: text, text: when }))} />
        ) : (
          <Text>{t('deadlines.none')}</Text>
        )}
        <Small>
          {deadlines.length > 0 ? t('deadlinesNote') : null} {admissionsSource}
        </Small>
      </Stack>
    </>
  )
}
