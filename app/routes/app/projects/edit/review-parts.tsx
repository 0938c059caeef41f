import { CheckedList } from '#app/ui/checked-list.tsx'
import { Stack } from '#app/ui/layout.tsx'
import type { ProjectPart } from '#app/wording/projects/project-parts.server.ts'

/** Contents of all steps, each line with a link to change it. Read-only if `change` is null. */
export function ReviewParts({ parts, change }: { parts: ProjectPart[]; change: string | null }) {
  return parts.map(({ id, title, to, lines }) => (
    <Stack as="section" gap="s" aria-labelledby={id} key={id}>
      <h2 id={id}>{title}</h2>
      <CheckedList
        items={lines.map(({ term, texts }) => ({
          ...{ term, to, change },
          text:
            texts.length > 1 ? (
              <ol>
                {texts.map((text, index) => (
                  <li key={index}>{text}</li>
                ))}
              </ol>
            ) : (
              texts[0]
            ),
        }))}
      />
    </Stack>
  ))
}
