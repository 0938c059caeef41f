import type { Taught } from '#app/domain/guidance/led-by.ts'
import { pathOf } from '#app/paths.ts'

/** Links to where a profession is taught: the colleges, the nearest first, or the profession's page where courses teach
 *  it. */
export function placesOf({ professionId, way }: Taught): string {
  if (way === 'COURSE') return pathOf('profession', { professionId })
  return pathOf('institutions', null, { country: 'kz', type: 'COLLEGE', profession: professionId })
}
