import { type Audience, firstAudience, offeredAudiences, type Place } from '#app/domain/feed/audience.ts'
import { isMinor } from '#app/domain/accounts/age.ts'
import { newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import type { Reader } from '#app/i18n/reader.ts'

/** Returns the data of a composer: the audiences the author may choose and the default one. */
export function composerPart(place: Place, { t }: Reader<'compose'>, now = new Date()) {
  return {
    idempotencyKey: newIdempotencyKey(),
    audiences: offeredAudiences(place).map(value => ({ value, label: t(`audience.${value}`) })),
    first: firstAudience(place, now) satisfies Audience,
    minor: isMinor(place.dateOfBirth, now),
  }
}
