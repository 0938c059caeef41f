import { useTranslation } from '#app/i18n/use-translation.ts'
import { Fold } from '#app/ui/fold.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Prose, Small } from '#app/ui/prose.tsx'
import { ProgrammeGroups } from './programme-groups.tsx'
import type { LoadedProfession } from './show.tsx'
import { WhereTaught } from './where-taught.tsx'

/** Further sections, collapsed: duties, places to study, outlook, and the classification codes. */
export function Folds({ profession, taught }: Pick<LoadedProfession, 'profession' | 'taught'>) {
  const { t } = useTranslation('profession')
  return (
    <div>
      <Fold title={t('duties')} says={t('duties.says', { count: profession.duties.length })}>
        <Prose as="ul" lang={profession.lang}>
          {profession.duties.map(duty => (
            <li key={duty}>{duty}</li>
          ))}
        </Prose>
      </Fold>
      <Fold title={t('study')} says={t('study.says')}>
        <Stack gap="l">
          <Text>{profession.preparation}</Text>
          {profession.programmeGroups.length > 0 ? <ProgrammeGroups groups={profession.programmeGroups} /> : null}
          <WhereTaught taught={taught} />
        </Stack>
      </Fold>
      <Fold title={t('outlook')} says={t(`outlook.${profession.outlook as 'growing'}`)}>
        <Stack gap="s">
          <Text>{profession.outlookText}</Text>
          <Small>{t('outlook.note')}</Small>
        </Stack>
      </Fold>
      <Fold title={t('sources')} says={t('sources.says')}>
        <Stack gap="s">
          <Text>{t('sources.text', { soc: profession.soc, isco: profession.isco })}</Text>
          <Text>{t('preparation.zone', { zone: profession.zone })}</Text>
        </Stack>
      </Fold>
    </div>
  )
}
