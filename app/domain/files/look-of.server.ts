import { lookOf } from '#app/outside/pictures/picture-look.server.ts'

/** How the picture of a file looks, as its perceptual hash; null for one that shows next to nothing. Takes a picture the
 *  product has made itself, never an upload. */
export function lookOfPicture(path: string): Promise<string | null> {
  return lookOf(path)
}
