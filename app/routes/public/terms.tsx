import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { messagesOf } from '#app/i18n/catalogues.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { LegalPage, sectionsOf } from './legal-page.tsx'

export const handle = { i18n: 'terms', scriptless: true }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  const { t, language } = reading(args, 'terms')
  return {
    page: headOf(args, { title: t('meta.title'), description: t('meta.description') }),
    sections: sectionsOf(Object.keys(messagesOf(language, 'terms'))),
  }
}

export default function TermsPage() {
  return <LegalPage namespace="terms" sections={useLoaderData<typeof loader>().sections} />
}
