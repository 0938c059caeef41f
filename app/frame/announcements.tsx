import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Announcement, AnnouncementRegion } from '#app/ui/announcement.tsx'
import { QuietButton, QuietLink } from '#app/ui/button.tsx'

type Shown = { token: string; text: string; lang: string; path: string | null; tone: 'NOTE' | 'CAUTION' }

/** Announcements by administrators, each with a button that hides it in this browser. The button posts a plain
 *  document, so it works the same without script. */
export function Announcements({ shown, back }: { shown: Shown[]; back: string }) {
  const { t } = useTranslation('common')
  return (
    <AnnouncementRegion label={t('announcements')}>
      {shown.map(({ token, text, lang, path, tone }) => (
        <Announcement
          key={token}
          tone={tone}
          lang={lang}
          actions={
            <>
              {path ? (
                <QuietLink to={path} reload>
                  {t('announcements.more')}
                </QuietLink>
              ) : null}
              <form method="post" action={pathOf('hideAnnouncement')}>
                <input type="hidden" name="back" value={back} />
                <QuietButton name="token" value={token}>
                  {t('announcements.hide')}
                </QuietButton>
              </form>
            </>
          }
        >
          {text}
        </Announcement>
      ))}
    </AnnouncementRegion>
  )
}
