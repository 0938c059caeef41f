import { env } from '#app/env.server.ts'

/** The address of the chat where a personal subscription is arranged, or null when the operator has named none. */
export function findSubscriptionChat() {
  return env.subscriptionChatUrl
}
