import { env } from '#app/env.server.ts'

/** Returns the URL of the chat where a personal subscription is arranged, or null when the operator has not configured
 *  one. */
export function findSubscriptionChat() {
  return env.subscriptionChatUrl
}
