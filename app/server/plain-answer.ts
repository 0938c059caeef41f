import type { Request, Response } from 'express'
import { languageIn } from '#app/access/language.server.ts'
import { env } from '#app/env.server.ts'
import type { ErrorReason, ErrorStatus } from '#app/error-page.tsx'
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
  response.status(status).set('Cache-Control', 'no-store')
  if (request.path.startsWith('/api/')) {
    response.json({ message: sentenceOf(asking, status), code: status })
    return
  }
  response.type('html').send(plainPage(languageIn(asking), status))
}

/** The headers of an Express request as a Fetch request has them. */
export function askingOf(request: Request): Asking {
  return { headers: { get: name => request.get(name) ?? null } }
}

/** A page of two sentences and a link, for a language of ours. */
export function plainPage(language: Parameters<typeof getFixedT>[0], status: ErrorStatus) {
  const t = getFixedT(language, 'errors')
  const [title, text, home] = [t(`${status}.title`), t(`${status}.text`), t('home')].map(escaped)
  // A wrong host is not linked to again.
  const address = env.secure ? `${env.siteUrl}/` : '/'
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${address}">${home}</a></p></main></body></html>`
}

function escaped(text: string) {
  return text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
}
