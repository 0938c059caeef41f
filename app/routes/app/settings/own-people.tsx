import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { QuietButton, QuietLink } from '#app/ui/button.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Text } from '#app/ui/layout.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import type { LoadedPrivacy } from './privacy.tsx'

type List = LoadedPrivacy['lists'][number]
type OwnPeopleProps = { list: List; opens: LoadedPrivacy['opens'] }

/** People the viewer follows (with what they see), has blocked or has muted; each with a button to undo it. */
export function OwnPeople({ list: { of, people, newest, older }, opens }: OwnPeopleProps) {
  const { t } = useTranslation('privacySettings')
  return (
    <Section id={of.toLowerCase()} title={t(of)}>
      <Text>{people.length === 0 ? t(`${of}.none`) : t(`${of}.text`)}</Text>
      <Entries>
        {people.map(person => (
          <Entry key={person.username} side={<TakeOff of={of} person={person} />}>
            <div>
              {of === 'BLOCKED' || person.name === null ? (
                <bdi>{person.name ?? t('shut')}</bdi>
              ) : (
                <QuietLink to={pathOf('profile', { username: person.username })}>{person.name}</QuietLink>
              )}
              <Small>@{person.username}</Small>
              {of === 'FOLLOWED' ? <Small>{t(`sees.${person.isColleague ? 'COLLEAGUE' : opens}`)}</Small> : null}
            </div>
          </Entry>
        ))}
      </Entries>
      <Pagination
        label={t(`${of}.pages`)}
        previous={newest ? { to: `${newest}#${of.toLowerCase()}`, label: t('newest') } : undefined}
        next={older ? { to: `${older}#${of.toLowerCase()}`, label: t('older') } : undefined}
      />
    </Section>
  )
}

const pathTo = {
  FOLLOWED: (username: string) => pathOf('follow', { username }),
  BLOCKED: (username: string) => communityPathOf('block', { username }),
  MUTED: (username: string) => communityPathOf('mute', { username }),
}

function TakeOff({ of, person: { username, name } }: { of: List['of']; person: List['people'][number] }) {
  const { t } = useTranslation('privacySettings')
  return (
    <Form method="post" action={pathTo[of](username)} preventScrollReset>
      <input type="hidden" name="back" value={`${pathOf('privacySettings')}#${of.toLowerCase()}`} />
      <QuietButton
        name={of === 'FOLLOWED' ? 'follow' : 'wanted'}
        value="off"
        aria-label={t(`${of}.offWhom`, { name: name ?? username })}
      >
        {t(`${of}.off`)}
      </QuietButton>
    </Form>
  )
}
