import { type Audience, firstAudience, offeredAudiences, type Place } from '#app/domain/feed/audience.ts'
import { isMinor } from '#app/domain/accounts/age.ts'
import { newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import type { Reader } from '#app/i18n/reader.ts'

/** What a composer needs: the circles its author may speak to, and the one that is chosen first. */
export function composerPart(place: Place, { t }: Reader<'compose'>, now = new Date()) {
  return {
    idempotencyKey: newIdempotencyKey(),
    audiences: offeredAudiences(place).map(value => ({ value, label: t(`audience.${value}`) })),
    first: firstAudience(place, now) satisfies Audience,
    minor: isMinor(place.dateOfBirth, now),
  }
}
