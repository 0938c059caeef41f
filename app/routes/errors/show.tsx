import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { asErrorReason, asErrorStatus, ErrorPage, errorTitleKey } from '#app/frame/error-page.tsx'
import { pageMeta } from '#app/i18n/page.ts'
import { ownPath, pathOf } from '#app/paths.ts'

export const handle = { i18n: 'errors', scriptless: true }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  const status = asErrorStatus(args.params.status)
  const asked = new URL(args.request.url)
  if (!status) throw redirect(pathOf('error', { status: '404' }, { from: asked.pathname }))

  const { t } = reading(args, 'errors')
  const from = status === 404 ? asked.searchParams.get('from') : null
  return data(
    {
      page: { title: t(errorTitleKey(status)), description: t('meta.description') },
      problem: { status, reason: asErrorReason(asked.searchParams.get('reason')), from: from && ownPath(from) },
    },
    { status },
  )
}

export default function ErrorStatusPage() {
  return <ErrorPage {...useLoaderData<typeof loader>().problem} />
}
