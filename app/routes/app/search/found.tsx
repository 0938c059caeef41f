import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { FoundHeading } from '#app/ui/found-heading.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Marked } from '#app/ui/marked.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { LoadedSearch } from './show.tsx'

/** Search results by kind, or a message that there are none. */
export function FoundThings({ result, q }: { result: LoadedSearch; q: string }) {
  const { t } = useTranslation('search')
  const { groups, first, next, total } = result
  // The heading already says that nothing was found.
  if (total === 0) return <Text>{t('nothingText')}</Text>
  if (groups.length === 0) {
    return (
      <EmptyState
        title={t('nothing')}
        action={<QuietLink to={pathOf('search', null, { q })}>{t('everywhere')}</QuietLink>}
      >
        {t('nothingText')}
      </EmptyState>
    )
  }
  return (
    <Stack gap="xl">
      {groups.map(group => (
        <Stack as="section" aria-labelledby={`found-${group.name}`} key={group.name}>
          <Row between>
            <h2 id={`found-${group.name}`}>{group.heading}</h2>
            {group.all ? <QuietLink to={group.all.to}>{group.all.label}</QuietLink> : null}
          </Row>
          <Entries>
            {group.found.map(each => (
              <FoundThing key={each.to} found={each} quoted={group.name === 'posts'} />
            ))}
          </Entries>
        </Stack>
      ))}
      <Pagination
        label={t('pages')}
        previous={first ? { to: first, label: t('first') } : undefined}
        next={next ? { to: next, label: t('next') } : undefined}
      />
    </Stack>
  )
}

type FoundProps = { found: LoadedSearch['groups'][number]['found'][number]; quoted: boolean }

function FoundThing({ found, quoted }: FoundProps) {
  const { to, title, lang, note, also } = found
  return (
    <Entry>
      <FoundHeading quoted={quoted} lang={lang}>
        <Link to={to}>
          <Marked pieces={title} />
        </Link>
      </FoundHeading>
      {note ? (
        <Small lang={note.lang}>
          <Marked pieces={note.pieces} />
        </Small>
      ) : null}
      {also ? (
        <Small>
          {also.label}{' '}
          <span lang={also.lang}>
            <Marked pieces={also.pieces} />
          </span>
        </Small>
      ) : null}
    </Entry>
  )
}
