import type { Key, Namespace } from '#app/i18n/catalogue.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Prose } from '#app/ui/prose.tsx'

type Legal = Extract<Namespace, 'privacy' | 'terms'>

/** A legal text in numbered sections, with the number of paragraphs the catalogue has. */
export function LegalPage({ namespace, sections }: { namespace: Legal; sections: number[] }) {
  const { t } = useTranslation(namespace)
  const say = (key: string) => t(key as Key<Legal>)
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={t('title')} lead={t('lead')} meta={t('updated')} />
        {sections.map((paragraphs, index) => (
          <Prose as="section" key={index}>
            <h2>{say(`${index + 1}.title`)}</h2>
            {Array.from({ length: paragraphs }, (_, paragraph) => (
              <p key={paragraph}>{say(`${index + 1}.${paragraph + 1}`)}</p>
            ))}
          </Prose>
        ))}
      </Stack>
    </Sheet>
  )
}

/** Returns the number of paragraphs in each section of a legal catalogue. */
export function sectionsOf(keys: string[]): number[] {
  const counts: number[] = []
  for (const key of keys) {
    const [, section] = /^(\d+)\.\d+$/.exec(key) ?? []
    if (section) counts[Number(section) - 1] = (counts[Number(section) - 1] ?? 0) + 1
  }
  return counts
}
