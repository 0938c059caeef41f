import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Rule } from '#app/domain/rate-limits/rule.ts'
import { brand, type Language } from '#app/i18n/config.ts'
import { readerOf } from '#app/i18n/i18next.server.ts'
import { isWithoutClass } from '#app/domain/organizations/without-class.ts'
import { collectExport } from './data-export.server.ts'
import { exportPage } from './export-page.server.ts'
import { filesOf, type OwnFile } from './own-files.server.ts'
import { checkOwnPassword, type PasswordRefusal } from '#app/domain/accounts/own-password.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'

const rule: Rule = { name: 'data-export', limit: 5, windowMinutes: 24 * 60 }

/** Reasons to refuse a download; keys of the messages next to the password field. */
export const exportRefusals = ['required', 'tooLong', 'wrongPassword', 'tooOften', 'exportedOften'] as const

type Archive = { name: string; content: ReadableStream<Uint8Array> }

/** A zip of the viewer's own data: `data.json` for programs, `index.html` for reading, and their files. Requires the
 *  password; at most five a day. */
export async function openExportArchive(
  viewer: Viewer,
  password: string,
  language: Language,
  now = new Date(),
): Promise<Archive | PasswordRefusal | 'exportedOften'> {
  const known = await checkOwnPassword(viewer, password)
  if (known !== 'right') return known
  if ((await consumeLimit(rule, viewer.id, now)) > 0) return 'exportedOften'

  const data = await collectExport(viewer.id, language)
  const files = await filesOf(viewer.id)
  await recordEvent({ action: 'data.exported', actorId: viewer.id, subjectId: viewer.id })
  const words = readerOf(language, 'archive', isWithoutClass(viewer.memberships))
  const texts = [
    { name: 'index.html', read: () => bytesOf(exportPage(data, words, now)) },
    { name: 'data.json', read: () => bytesOf(JSON.stringify({ exportedAt: now, ...data }, null, 2)) },
  ]
  return {
    name: `${brand.en.toLowerCase()}-data-${now.toISOString().slice(0, 10)}.zip`,
    content: zipOf([...texts, ...files]),
  }
}

/** Creates the zip while it is sent. Holds at most one file in memory. */
function zipOf(files: OwnFile[]): ReadableStream<Uint8Array> {
  const waiting = [...files]
  let zip: Zip
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((error, chunk, final) => {
        if (error) return controller.error(error)
        if (chunk.byteLength > 0) controller.enqueue(chunk)
        if (final) controller.close()
      })
    },
    async pull() {
      const file = waiting.shift()
      if (!file) {
        zip.end()
        return
      }
      // Pictures and documents are compressed already, so only text files are deflated.
      const entry = /\.(html|json)$/.test(file.name) ? new ZipDeflate(file.name) : new ZipPassThrough(file.name)
      zip.add(entry)
      entry.push(await file.read(), true)
    },
    cancel: () => zip.terminate(),
  })
}

function bytesOf(text: string): Promise<Uint8Array> {
  return Promise.resolve(new TextEncoder().encode(text))
}
