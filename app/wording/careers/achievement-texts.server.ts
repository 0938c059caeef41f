import type { AchievementRule } from '#app/domain/achievements/achievements.ts'
import type { Reader } from '#app/i18n/reader.ts'

export function achievementTexts(rule: AchievementRule, { t }: Reader<'roadmap'>) {
  return { name: t(`achievement.${rule}`), why: t(`why.${rule}`) }
}
