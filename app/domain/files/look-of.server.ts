import { lookOf } from '#app/outside/pictures/picture-look.server.ts'

/** Returns the perceptual hash of a picture; null when it is almost blank. Takes a file rendered by the site, never an
 *  upload. */
export function lookOfPicture(path: string): Promise<string | null> {
  return lookOf(path)
}
