import type { Messages } from './translate.ts'

/** A college and a university have groups where a school has classes. What is said otherwise there stands beside the message
 *  of a school with this at the end of its key, before the plural form: `lead_group_one`. i18next calls it a context. */
export const GROUP_CONTEXT = 'group'
const variant = new RegExp(`^(.+)_${GROUP_CONTEXT}((?:_(?:zero|one|two|few|many|other))?)$`)

const made = new WeakMap<Messages, Messages>()

/** The messages of a namespace as an organisation with groups is told them. */
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
