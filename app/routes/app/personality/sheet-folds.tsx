import { FIRST_PROFESSIONS } from '#app/domain/guidance/shortlist-query.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Firsts } from '#app/ui/answer.tsx'
import { Fold, FoldLink } from '#app/ui/fold.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { PaperFold, ScreenFold } from '#app/ui/report.tsx'
import type { SheetTexts } from '#app/wording/personality/sheet-texts.server.ts'
import { firstOf } from './first-of.ts'
import { Professions, type Rate } from './professions.tsx'
import { Scales } from './scales.tsx'

type Props = { sheet: SheetTexts; eachTo: string; linked: boolean; rate?: Rate }

/** Further sections, collapsed: other professions, reasons, scales, the analysis as text, and its sources. */
export function SheetFolds({ sheet, eachTo, linked, rate }: Props) {
  const { t } = useTranslation('analysis')
  const isEmpty = sheet.professions.length === 0
  const rest = [...sheet.professions.slice(FIRST_PROFESSIONS), ...(sheet.contrast ? [sheet.contrast] : [])]
  return (
    <div>
      {rest.length > 0 ? (
        <PaperFold>
          <Fold title={t('rest')} says={t('rest.says', { names: namesOf(rest) })}>
            <Firsts items={rest.map(one => firstOf(one, linked))} rest />
          </Fold>
        </PaperFold>
      ) : null}
      {isEmpty ? null : <Each sheet={sheet} eachTo={eachTo} linked={linked} rate={rate} />}
      <PaperFold>
        <Fold title={t('scales.title')} says={t('scales.says')}>
          <Scales groups={sheet.groups} />
        </Fold>
        <Fold title={t('words.title')} says={t('words.says')}>
          <InWords sheet={sheet} />
        </Fold>
        <Fold title={t('about.title')} says={t('about.says')}>
          <About sheet={sheet} />
        </Fold>
      </PaperFold>
    </div>
  )
}

const NAMED = 3

function namesOf(professions: readonly { title: string }[]) {
  return professions
    .slice(0, NAMED)
    .map(({ title }) => title.toLowerCase())
    .join(', ')
}

/** The analysis as text, and the person's working style. */
function InWords({ sheet }: Pick<Props, 'sheet'>) {
  const { t } = useTranslation('analysis')
  return (
    <Stack>
      {sheet.summary.map(paragraph => (
        <Text as="p" key={paragraph}>
          {paragraph}
        </Text>
      ))}
      <h3>{t('working')}</h3>
      <Text as="ul">
        {sheet.working.map(point => (
          <li key={point}>{point}</li>
        ))}
      </Text>
    </Stack>
  )
}

/** Author of the text, answers it is based on, and its reliability. */
function About({ sheet: { about } }: Pick<Props, 'sheet'>) {
  return (
    <Stack>
      <Text>{about.text}</Text>
      <Small>{about.from}</Small>
    </Stack>
  )
}

/** Professions with their reasons, loaded on request. */
function Each({ sheet: { each }, eachTo, linked, rate }: Props) {
  const { t } = useTranslation('analysis')
  const words = { title: t('professions.title'), says: t('professions.says') }
  if (!each) return <FoldLink {...words} to={`${eachTo}#each`} />
  return (
    <ScreenFold>
      <Fold {...words} id="each" open>
        <Professions {...each} linked={linked} rate={rate} />
      </Fold>
    </ScreenFold>
  )
}
