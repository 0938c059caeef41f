import type { Option } from '#app/ui/field.tsx'

/** Something to choose as a radio button has it. */
export function optionOf({ id, name, lang }: { id: string; name: string; lang?: string }): Option {
  return { value: id, label: name, lang }
}
