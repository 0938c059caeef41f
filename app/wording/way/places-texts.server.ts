import type { Taught } from '#app/domain/guidance/led-by.ts'
import { pathOf } from '#app/paths.ts'

/** Where one reads who teaches a profession: the colleges that do, the nearest first, or its page where courses do. */
export function placesOf({ professionId, way }: Taught): string {
  if (way === 'COURSE') return pathOf('profession', { professionId })
  return pathOf('institutions', null, { country: 'kz', type: 'COLLEGE', profession: professionId })
}
