import type { AchievementRule } from '#app/domain/achievements/achievements.ts'
import { translatorOf } from '#app/i18n/catalogues.server.ts'
import type { Language } from '#app/i18n/config.ts'

/** What an achievement is called and what it was received for. */
export function achievementTexts(rule: AchievementRule, language: Language) {
  const t = translatorOf(language, 'roadmap')
  return { name: t(`achievement.${rule}`), why: t(`why.${rule}`) }
}
