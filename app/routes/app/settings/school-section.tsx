import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { HeadedSection, Row, Stack, Text } from '#app/ui/layout.tsx'
import { Bullets } from '#app/ui/prose.tsx'
import type { LoadedSchool } from './school.tsx'

/** An organisation of the viewer: role, what it sees and may do, and leaving it. */
export function School({ school }: { school: LoadedSchool }) {
  const { t } = useTranslation('mySchool')
  const { id, name, nameLang, isActive, state, facts, sees, may, request, mayAsk, leave } = school
  const organization = { organization: id }
  return (
    <HeadedSection id={`school-${id}`} heading={<span lang={nameLang}>{name}</span>}>
      <Stack>
        <Row>
          <Badge shape={isActive ? 'full' : 'half'} tone={isActive ? 'good' : 'neutral'}>
            {state}
          </Badge>
        </Row>
        <Facts items={facts} />
        {sees.length > 0 ? (
          <>
            <h3>{t('sees')}</h3>
            <Bullets items={sees} />
          </>
        ) : null}
        {may.length > 0 ? (
          <>
            <h3>{t('may')}</h3>
            <Bullets items={may} />
          </>
        ) : null}
        {request ? <Text>{request}</Text> : null}
        <Row>
          {mayAsk ? (
            <ButtonLink kind="second" to={pathOf('askForTalk', null, organization)}>
              {t(request ? 'talk.again' : 'talk')}
            </ButtonLink>
          ) : null}
          <QuietLink risk to={pathOf('leaveSchool', null, organization)}>
            {leave}
          </QuietLink>
        </Row>
      </Stack>
    </HeadedSection>
  )
}
