import { z } from 'zod'

/** The form of an avatar or a cover has no field but its file. */
export const pictureSchema = z.object({})
