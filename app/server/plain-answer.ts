import type { Request, Response } from 'express'
import { languageIn } from '#app/access/language.server.ts'
import { env } from '#app/env.server.ts'
import type { ErrorReason, ErrorStatus } from '#app/frame/error-page.tsx'
import { defaultLanguage, type Language } from '#app/i18n/config.ts'
import { getFixedT } from '#app/i18n/i18next.server.ts'

type Asking = Parameters<typeof languageIn>[0]

/** Returns the explanation of a status, in the reader's language. */
export function sentenceOf(asking: Asking, status: ErrorStatus, reason?: ErrorReason): string {
  return getFixedT(languageIn(asking), 'errors')(reason ? `reason.${reason}` : `${status}.text`)
}

/** Responds without Remix, when it can no longer render a page or the address is not trusted: a plain page with a link
 *  to the site, or JSON for API calls. */
export function answerPlainly(request: Request, response: Response, status: ErrorStatus) {
  const asking = askingOf(request)
  // Compression would delay the response, and the connection may be closed before.
  response.status(status).set('Cache-Control', 'no-store, no-transform')
  if (isCall(request)) {
    response.json({ message: sentenceOf(asking, status), code: status })
    return
  }
  response.type('html').send(plainPage([languageIn(asking)], status))
}

/** Checks for an API call, whose errors are JSON. */
export function isCall({ path }: { path: string }): boolean {
  return path === '/api' || path.startsWith('/api/')
}

/** Adapts the headers of an Express request to those of a Fetch request. */
export function askingOf(request: Request): Asking {
  return { headers: { get: name => request.get(name) ?? null } }
}

/** Renders a page with a heading, a sentence and a link, in one or several languages. */
export function plainPage(inLanguages: readonly Language[], status: ErrorStatus) {
  const [first = defaultLanguage] = inLanguages
  const title = escaped(getFixedT(first, 'errors')(`${status}.title`))
  // In production the configured address is used, because the requested host may be wrong.
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
