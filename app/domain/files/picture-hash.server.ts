import { perceptualHashOf } from '#app/outside/pictures/perceptual-hash.server.ts'

/** Returns the perceptual hash of a picture; null when it is almost blank. Takes a file rendered by the site, never an
 *  upload. */
export function hashOfPicture(path: string): Promise<string | null> {
  return perceptualHashOf(path)
}
