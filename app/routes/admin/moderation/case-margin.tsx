import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { pathOf } from '#app/paths.ts'
import { LinkList, Note } from '#app/ui/card.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import type { LoadedCase } from './show.tsx'

/** Margin of a case: the author with earlier cases, and the reports. */
export function CaseMargin({ loaded: { author, reports, school } }: { loaded: LoadedCase }) {
  const { t } = useTranslation('moderation')
  return (
    <>
      <Note title={t('author')}>
        {author.username ? (
          <div>
            <QuietLink to={pathOf('profile', { username: author.username })} reload>
              {author.name}
            </QuietLink>
          </div>
        ) : (
          <p>{author.name}</p>
        )}
        {author.facts.map(fact => (
          <p key={fact}>{fact}</p>
        ))}
        <p>{author.earlier}</p>
        <LinkList
          items={author.cases.map(({ id, name, when, state }) => ({
            to: adminPathOf('moderationCase', { caseId: id }),
            label: `${name}, ${when}: ${state}`,
          }))}
        />
      </Note>
      <Note title={t('reports.title')}>
        {reports.length === 0 ? <p>{t('reports.none')}</p> : null}
        <Stack gap="m" as="ul">
          {reports.map(({ key, reason, words, by, username, at, earlier }) => (
            <li key={key}>
              <p>
                <b>{reason}</b>, {username ? `${by} (@${username})` : by}, {at}
              </p>
              {words ? <Verbatim>{words}</Verbatim> : null}
              <p>{earlier}</p>
            </li>
          ))}
        </Stack>
      </Note>
      {school ? (
        <Note title={t('school')}>
          <p>{school}</p>
          <p>{t('author.school')}</p>
        </Note>
      ) : null}
    </>
  )
}
