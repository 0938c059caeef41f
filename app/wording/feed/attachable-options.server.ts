import type { listAttachable } from '#app/domain/feed/attachable.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Reader } from '#app/i18n/reader.ts'

type Things = Awaited<ReturnType<typeof listAttachable>>

/** Returns the items that can be attached, by kind. */
export function attachableOptions(things: Things, reader: Reader<'compose'>) {
  const { t } = reader.in('postTexts')
  return (['PROFESSION', 'PLAN', 'CERTIFICATE', 'PROJECT'] as const).flatMap(kind => {
    const options = things
      .filter(thing => thing.kind === kind)
      .map(({ id, title, name }) => ({ value: `${kind}:${id}`, label: nameOf(title, name, reader) }))
    return options.length > 0 ? [{ label: t(`attached.${kind}`), options }] : []
  })
}

function nameOf(title: unknown, name: string | null, { language }: Reader<'compose'>) {
  return title === null ? (name ?? '') : inLanguage(title, language).text
}
