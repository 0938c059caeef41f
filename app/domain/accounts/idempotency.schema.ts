import { z } from 'zod'

/** Hidden id of a form that is carried out once (see `useKeyOnce`). */
export const idempotencyKey = z.string('invalid').regex(/^[\w-]{16,64}$/, 'invalid')
