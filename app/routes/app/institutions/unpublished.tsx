import { LinkList } from '#app/ui/card.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'

type UnpublishedProps = { group: { title: string; text: string; places: { to: string; label: string }[] } }

/** Colleges that do not publish their specialities and must be asked. */
export function Unpublished({ group: { title, text, places } }: UnpublishedProps) {
  return (
    <Stack gap="s">
      <h3>{title}</h3>
      <Text>{text}</Text>
      <LinkList items={places} />
    </Stack>
  )
}
