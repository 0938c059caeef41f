import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLoaderData,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useContext, useEffect } from 'react'
import { announcementsFor } from './access/announcements.server.ts'
import { guards } from './access/guards.server.ts'
import { reading } from './access/page.server.ts'
import { readPreferences } from './access/preferences.ts'
import { takeToast } from './access/toast.server.ts'
import { isSuper, mayEnterAdmin } from './domain/access/roles.ts'
import { countOpenCases } from './domain/moderation/queue.server.ts'
import { unreadText } from './domain/notifications/unread.ts'
import { findOperator } from './domain/operator.server.ts'
import { hasSavedNothing } from './forms/saved-nothing.ts'
import { taglines } from './i18n/config.ts'
import { dateText } from './i18n/format.server.ts'
import { pageCatalogues } from './i18n/page-catalogues.ts'
import { pageMeta } from './i18n/page.ts'
import { useTranslation } from './i18n/use-translation.ts'
import { rememberNavigation } from './document/interrupted-navigation.ts'
import { type PageScript, PageScriptContext } from './document/page-script.ts'
import { adminPathOf } from './paths/admin.ts'
import { ErrorPage, statusOf } from './frame/error-page.tsx'
import { Frame } from './frame/frame.tsx'
import './ui/base.css.ts'
import { GroupWords } from './ui/group-words.tsx'
import { SkipLink } from './ui/skip-link.tsx'

export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.anyone(args)
  const { t, language } = reading(args, 'common')
  const { toast, headers } = takeToast(args.request)
  const announcements = await announcementsFor(args.request, viewer !== null, language)
  return data(
    {
      language,
      ...readPreferences(args.request),
      head: { title: taglines[language], description: t('meta.description') },
      toast,
      ...(announcements.length > 0 && { announcements }),
      operator: findOperator(),
      viewer: viewer && {
        username: viewer.username,
        name: viewer.firstName,
        lastName: viewer.lastName,
        avatarId: viewer.avatarId,
        onboarded: viewer.onboarded,
        ...(viewer.unread > 0 && { unread: unreadText(viewer.unread) }),
        admin: mayEnterAdmin(viewer) ? adminPathOf('admin') : null,
        ...(viewer.systemRole === 'SUPER_ADMIN' && { operates: true }),
        ...(isSuper(viewer) && isAdminPage(args.request) && { openCases: await countOpenCases(viewer) }),
        deletionOn: dateText(viewer.deletionAt?.toISOString() ?? null, language),
      },
    },
    { headers },
  )
}

function isAdminPage({ url }: Request) {
  return /^\/admin(?:\/|\.data|$)/.test(new URL(url).pathname)
}

/** Error responses of a page have headers of their own, such as Retry-After. */
export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ? new Headers([...loaderHeaders, ...errorHeaders]) : loaderHeaders

const MINUTE_MS = 60_000
let loadedAt = Date.now()

/** The root data (viewer, language, theme) changes only with a form submission, so navigations do not reload it. Nor do
 *  answers that a hydrated test page sends in the background (`ahead`), or list buttons of a form, which save nothing.
 *  After a submission with `usePress` a page revalidates at its own address, which reloads the root: counts in the header
 *  may have changed. Announcements change at any time, so the first navigation after a minute reloads it too. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  formData,
  actionResult,
  currentUrl,
  nextUrl,
}) => {
  if (formData?.has('ahead') || hasSavedNothing(actionResult)) return false
  const hasPosted = formMethod === undefined ? currentUrl.href === nextUrl.href : formMethod !== 'GET'
  const asks = hasPosted || Date.now() - loadedAt > MINUTE_MS
  if (asks) loadedAt = Date.now()
  return asks
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const { t, language } = useTranslation('common')
  const script = useContext(PageScriptContext)
  const lite = root?.lite ?? false
  return (
    <html
      lang={language}
      dir="ltr"
      data-theme={root?.theme}
      data-lite={lite || undefined}
      data-catalogues={useCatalogues()}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={root?.theme ?? 'light'} />
        <link rel="icon" href={icon} />
        <Meta />
        {script ? <EarlyScript {...script} /> : null}
        <Links />
        {lite ? null : <Refresh />}
      </head>
      <body>
        <SkipLink>{t('skip')}</SkipLink>
        {children}
        {script ? (
          <>
            <ScrollRestoration nonce={script.nonce} />
            <Scripts nonce={script.nonce} />
          </>
        ) : null}
      </body>
    </html>
  )
}

export default function App() {
  useEffect(rememberNavigation, [])
  return (
    <Frame root={useLoaderData<typeof loader>()}>
      <GroupWords>
        <Outlet />
      </GroupWords>
    </Frame>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <Frame root={useRouteLoaderData<typeof loader>('root')}>
      <ErrorPage {...statusOf(error)} />
    </Frame>
  )
}

/** Placed before the style sheet, which would delay the script. React does not remove what the script adds. */
function EarlyScript({ nonce, early }: PageScript) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: early }} />
}

/** The compass needle, inlined: an icon file would be one more request on every first visit. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cg transform='rotate(38 16 16)' stroke='%2312272d'%3E%3Cpath d='M16 2l6 14H10z' fill='%23f2b42e'/%3E%3Cpath d='M10 16h12l-6 14z' fill='%2312272d'/%3E%3C/g%3E%3C/svg%3E"

/** Reloads a page without script after the number of seconds its loader returns as `refresh`. In the lite version
 *  browsers ignore `noscript` although scripts are blocked, so there the loader sends a header instead. */
function Refresh() {
  const seconds = useMatches()
    .map(({ data }) => (data as { refresh?: number | null } | undefined)?.refresh)
    .find(Boolean)
  return seconds ? (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  ) : null
}

/** Names of the catalogues this page uses, so that the browser loads only these. */
function useCatalogues() {
  const failed = useRouteError() != null
  return pageCatalogues(
    useMatches().map(({ handle }) => handle),
    failed,
  ).join(' ')
}
