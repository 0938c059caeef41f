import type { Messages } from './translate.ts'

/** Suffix of message variants for colleges and universities, which have groups instead of classes. It comes before the
 *  plural suffix: `lead_group_one`. i18next calls it a context. */
export const GROUP_CONTEXT = 'group'
const variant = new RegExp(`^(.+)_${GROUP_CONTEXT}((?:_(?:zero|one|two|few|many|other))?)$`)

const made = new WeakMap<Messages, Messages>()

/** Returns the messages of a namespace with the variants for groups. */
export function withGroups(messages: Messages): Messages {
  const known = made.get(messages)
  if (known) return known
  const varied = { ...messages }
  for (const [key, message] of Object.entries(messages)) {
    const [, stem, form] = variant.exec(key) ?? []
    if (stem !== undefined) varied[`${stem}${form}`] = message
  }
  made.set(messages, varied)
  return varied
}
