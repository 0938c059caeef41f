import type { Option } from '#app/ui/field.tsx'

/** Converts a target to a radio button option. */
export function optionOf({ id, name, lang }: { id: string; name: string; lang?: string }): Option {
  return { value: id, label: name, lang }
}
