import type { Request, Response } from 'express'
import { languageIn } from '#app/access/language.server.ts'
import { env } from '#app/env.server.ts'
import type { ErrorReason, ErrorStatus } from '#app/frame/error-page.tsx'
import { defaultLanguage, type Language } from '#app/i18n/config.ts'
import { getFixedT } from '#app/i18n/i18next.server.ts'

type Asking = Parameters<typeof languageIn>[0]

/** What a status means and what to do, in the reader's language. */
export function sentenceOf(asking: Asking, status: ErrorStatus, reason?: ErrorReason): string {
  return getFixedT(languageIn(asking), 'errors')(reason ? `reason.${reason}` : `${status}.text`)
}

/** Answers without Remix: where no page can be asked any more, or its address cannot be trusted. A page in words with a
 *  link to the site, or JSON for the calls. */
export function answerPlainly(request: Request, response: Response, status: ErrorStatus) {
  const asking = askingOf(request)
  // Compressing would send it later, and the connection may not live until then.
  response.status(status).set('Cache-Control', 'no-store, no-transform')
  if (isCall(request)) {
    response.json({ message: sentenceOf(asking, status), code: status })
    return
  }
  response.type('html').send(plainPage([languageIn(asking)], status))
}

/** The JSON calls: whatever is wrong with one of them is said as JSON. */
export function isCall({ path }: { path: string }): boolean {
  return path === '/api' || path.startsWith('/api/')
}

/** The headers of an Express request as a Fetch request has them. */
export function askingOf(request: Request): Asking {
  return { headers: { get: name => request.get(name) ?? null } }
}

/** A page of two sentences and a link, in one language of ours or in several below each other. */
export function plainPage(inLanguages: readonly Language[], status: ErrorStatus) {
  const [first = defaultLanguage] = inLanguages
  const title = escaped(getFixedT(first, 'errors')(`${status}.title`))
  // A wrong host is not linked to again.
  const address = env.secure ? `${env.siteUrl}/` : '/'
  const parts = inLanguages.map(language => {
    const t = getFixedT(language, 'errors')
    const [heading, text, home] = [t(`${status}.title`), t(`${status}.text`), t('home')].map(escaped)
    return `<section lang="${language}"><h1>${heading}</h1><p>${text}</p><p><a href="${address}">${home}</a></p></section>`
  })
  return `<!doctype html><html lang="${first}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main>${parts.join('')}</main></body></html>`
}

function escaped(text: string) {
  return text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
}
