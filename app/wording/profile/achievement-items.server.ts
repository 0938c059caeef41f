import type { listAchievements } from '#app/domain/achievements/achievements.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { achievementTexts } from '../careers/achievement-texts.server.ts'

type Received = Awaited<ReturnType<typeof listAchievements>>

/** Lists achievements. A repeated one appears once, with its last date and how often it was received. */
export function achievementItems(received: Received, reader: Reader<'roadmap'>) {
  const byRule = new Map<Received[number]['rule'], Received>()
  for (const one of received) byRule.set(one.rule, [...(byRule.get(one.rule) ?? []), one])
  return [...byRule].map(([rule, all]) => ({
    rule,
    ...achievementTexts(rule, reader),
    times: all.length,
    on: dateText(all[0]!.receivedAt.toISOString(), reader.language)!,
  }))
}
