import type { DecisionOn } from '#app/domain/moderation/own-cases.server.ts'
import { communityPathOf } from '#app/paths/community.ts'

/** Returns the link to the page of a decision, where its author reads the reason and may appeal; null for others. */
export function decisionLink({ caseId, isOwn }: DecisionOn, label: string) {
  return isOwn ? { to: communityPathOf('safetyCase', { caseId }), label } : null
}
