import { useLocation, type useLoaderData } from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import { forgetNavigation } from '#app/document/interrupted-navigation.ts'
import { brand, languageNames, languages, shortLanguageNames } from '#app/i18n/config.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import type { loader } from '#app/root.tsx'
import { initialsOf } from '#app/ui/avatar.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { SiteFooter } from '#app/ui/footer.tsx'
import { SiteHeader } from '#app/ui/header.tsx'
import { CachedItems } from '#app/ui/cached.tsx'
import { useConnectionLoss } from '#app/ui/connection-loss.ts'
import { RouteAnnouncer } from '#app/ui/route-announcer.tsx'
import { SwitchForm } from '#app/ui/switch-form.tsx'
import { ThemeMark } from '#app/ui/theme-mark.tsx'
import { Toast } from '#app/ui/toast.tsx'
import { type Operator, OperatorContext } from './operator.ts'
import { Announcements } from './announcements.tsx'
import { HeaderSearch } from './header-search.tsx'
import { LogOut } from './log-out.tsx'

export type Root = ReturnType<typeof useLoaderData<typeof loader>>

/** Header, messages and footer around every page. */
export function Frame({ root, children }: { root: Root | undefined; children: ReactNode }) {
  const { t, language } = useTranslation('common')
  const { pathname, search, key } = useLocation()
  const back = pathname + search
  const landing = pathname === pathOf('landing')
  const viewer = root?.viewer
  const known = useContext(OperatorContext)
  const operator = root?.operator ?? known
  const held = useConnectionLoss(forgetNavigation)
  return (
    <>
      <SiteHeader
        home={pathOf('landing')}
        brandName={brand[language]}
        items={useNavigation(viewer).map(item => ({ ...item, current: isCurrent(pathname, item.to) }))}
        person={
          viewer
            ? {
                name: viewer.name,
                initials: initialsOf(viewer.name, viewer.lastName),
                ...(viewer.onboarded && {
                  to: pathOf('profile', { username: viewer.username }),
                  label: t('nav.profile'),
                  current: pathname === pathOf('profile', { username: viewer.username }),
                }),
                picture:
                  viewer.avatarId && !root.lite
                    ? pathOf('file', { fileId: viewer.avatarId, variant: 'small' })
                    : undefined,
                end: <LogOut label={t('nav.logout')} />,
              }
            : undefined
        }
        guest={
          viewer
            ? undefined
            : [
                { to: pathOf('login'), label: t('nav.login') },
                { to: pathOf('signup'), label: t('nav.signup') },
              ]
        }
        search={viewer?.onboarded ? <HeaderSearch /> : null}
        menuLabel={t('nav.menu')}
        unread={viewer?.onboarded ? viewer.unread : undefined}
        unreadLabel={t('nav.unread')}
        navLabel={t('nav.label')}
        bar={!landing || viewer?.onboarded === true}
        tools={<CompactSwitches back={back} theme={root?.theme} />}
        menuTools={<LanguageAndTheme back={back} theme={root?.theme} />}
      />
      {root?.announcements ? <Announcements shown={root.announcements} back={back} /> : null}
      <RouteAnnouncer />
      {held ? (
        <Toast id={`${held.what} ${held.times}`} kind={held.what === 'files' ? 'good' : 'bad'} stays>
          {t(held.what === 'form' ? 'connectionLost' : `connectionLost.${held.what}`)}
        </Toast>
      ) : (
        <Toast id={key}>{root?.toast ? t(`toast.${root.toast}`) : null}</Toast>
      )}
      {root?.toast === 'signed-out' ? <img src="/forget.svg" alt="" width="1" height="1" /> : null}
      <main id="main" tabIndex={-1}>
        {viewer?.deletionOn && pathname !== pathOf('myData') ? <Deletion on={viewer.deletionOn} /> : null}
        {children}
      </main>
      <SiteFooter
        switches={<FooterSwitches back={back} theme={root?.theme} lite={root?.lite ?? false} />}
        links={[
          ...(viewer ? [{ to: pathOf('help'), label: t('foot.help') }] : []),
          { to: pathOf('privacy'), label: t('foot.privacy') },
          { to: pathOf('terms'), label: t('foot.terms') },
          { to: pathOf('science'), label: t('foot.science') },
          { to: pathOf('partners'), label: t('foot.partners') },
        ]}
        note={operator ? <Contact {...operator} /> : null}
      />
    </>
  )
}

/** The operator and how to reach them. Many pages name the operator, so it is on every page. */
function Contact({ name, email, phone, chatUrl }: Operator) {
  const { t } = useTranslation('common')
  return (
    <>
      {t('foot.operator', { name })}
      {email ? (
        <>
          {' · '}
          <a href={`mailto:${email}`}>{email}</a>
        </>
      ) : null}
      {phone ? (
        <>
          {' · '}
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </>
      ) : null}
      {chatUrl ? (
        <>
          {' · '}
          <a href={chatUrl} rel="noreferrer">
            {t('foot.chat')}
          </a>
        </>
      ) : null}
    </>
  )
}

type Switches = { back: string; theme: string | undefined }

/** Cached as one fragment, because it depends only on the page and the current settings. */
function LanguageAndTheme(now: Switches) {
  return (
    <CachedItems of={['language and theme', now]}>
      <LanguageAndThemeForms {...now} />
    </CachedItems>
  )
}

function LanguageAndThemeForms({ back, theme }: Switches) {
  const { t, language } = useTranslation('common')
  const action = pathOf('preferences')
  return (
    <>
      <SwitchForm
        action={action}
        name="language"
        label={t('language.label')}
        back={back}
        options={languages.map(value => ({
          value,
          label: languageNames[value],
          lang: value,
          current: value === language,
        }))}
      />
      <SwitchForm
        action={action}
        name="theme"
        label={t('theme.label')}
        back={back}
        options={[
          { value: 'light', label: t('theme.light'), current: theme !== 'dark' },
          { value: 'dark', label: t('theme.dark'), current: theme === 'dark' },
        ]}
      />
    </>
  )
}

function FooterSwitches({ lite, ...now }: Switches & { lite: boolean }) {
  return (
    <CachedItems of={['all switches', now, lite]}>
      <LanguageAndThemeForms {...now} />
      <LiteForm back={now.back} lite={lite} />
    </CachedItems>
  )
}

function LiteForm({ back, lite }: { back: string; lite: boolean }) {
  const { t } = useTranslation('common')
  return (
    <SwitchForm
      action={pathOf('preferences')}
      name="lite"
      label={t('lite.label')}
      back={back}
      options={[
        { value: '0', label: t('lite.off'), current: !lite },
        { value: '1', label: t('lite.on'), current: lite },
      ]}
    />
  )
}

/** The same switches for narrow screens: short names, and only the other theme. */
function CompactSwitches(now: Switches) {
  return (
    <CachedItems of={['compact switches', now]}>
      <CompactForms {...now} />
    </CachedItems>
  )
}

function CompactForms({ back, theme }: Switches) {
  const { t, language } = useTranslation('common')
  const action = pathOf('preferences')
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <>
      <SwitchForm
        compact
        action={action}
        name="language"
        label={t('language.label')}
        back={back}
        options={languages.map(value => ({
          value,
          label: shortLanguageNames[value],
          title: languageNames[value],
          lang: value,
          current: value === language,
        }))}
      />
      <SwitchForm
        compact
        action={action}
        name="theme"
        label={t('theme.label')}
        back={back}
        options={[
          {
            value: other,
            label: <ThemeMark label={t(`theme.${other}`)} />,
            title: t(`theme.${other}`),
            current: false,
          },
        ]}
      />
    </>
  )
}

/** Shown on every page after a request to delete the account: the date until which it can be cancelled. */
function Deletion({ on }: { on: string }) {
  const { t } = useTranslation('common')
  return (
    <Banner>
      <p>{t('deletion.banner', { date: on })}</p>
      <p>
        <QuietLink to={pathOf('myData')}>{t('deletion.go')}</QuietLink>
      </p>
    </Banner>
  )
}

/** The navigation of the specification for this viewer. */
function useNavigation(viewer: NonNullable<Root>['viewer'] | undefined) {
  const { t } = useTranslation('common')
  if (!viewer?.onboarded) return []
  return [
    { to: pathOf('feed'), label: t('nav.feed') },
    { to: pathOf('tests'), label: t('nav.tests') },
    { to: pathOf('personality'), label: t('nav.direction') },
    { to: pathOf('professions'), label: t('nav.professions') },
    { to: pathOf('institutions'), label: t('nav.admission') },
    { to: pathOf('careers'), label: t('nav.careers') },
    { to: pathOf('projects'), label: t('nav.projects') },
    { to: pathOf('notifications'), label: t('nav.notifications'), count: viewer.unread },
    // The administration has a route manifest of its own, so this link loads a new document.
    ...(viewer.admin ? [{ to: viewer.admin, label: t('nav.admin'), reload: true }] : []),
    { to: pathOf('settings'), label: t('nav.settings') },
  ]
}

function isCurrent(pathname: string, to: string) {
  return pathname === to || pathname.startsWith(`${to}/`)
}
