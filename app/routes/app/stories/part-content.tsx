import { useTranslation } from '#app/i18n/use-translation.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { ground } from '#app/ui/story-grounds.css.ts'
import * as css from '#app/ui/story-view.css.ts'
import type { LoadedPart } from './show.tsx'

/** From here on the letters of a text are smaller. */
const LONG = 120

/** What a part tells: words on their ground, a picture, or a video that is silent and does not play until it is asked to.
 *  The lite version loads neither picture nor video by itself. */
export function PartContent({ part, lite }: { part: LoadedPart; lite: boolean }) {
  if (part.kind === 'TEXT')
    return (
      <article
        className={`${(part.text?.length ?? 0) > LONG ? css.longWords : css.words} ${ground[part.ground ?? 'DEPTH']}`}
        aria-label={part.label ?? undefined}
      >
        <p dir="auto">{part.text}</p>
      </article>
    )
  return part.kind === 'PHOTO' ? <Photo part={part} lite={lite} /> : <Video part={part} lite={lite} />
}

function Photo({ part, lite }: { part: LoadedPart; lite: boolean }) {
  const { t } = useTranslation('stories')
  const { main, small, alt, size } = part
  if (!main || !small) return null
  return (
    <figure className={css.shown}>
      {lite ? (
        <QuietLink to={main} reload>
          {t('openPhoto')}
        </QuietLink>
      ) : (
        <img
          src={main}
          srcSet={`${small} 360w, ${main} 1080w`}
          sizes="(min-width: 30rem) 30rem, 100vw"
          alt={alt}
          {...size}
        />
      )}
      <Caption part={part} hidden={!lite} />
    </figure>
  )
}

function Video({ part, lite }: { part: LoadedPart; lite: boolean }) {
  const { main, alt } = part
  if (!main) return null
  return (
    <figure className={css.shown}>
      <video key={main} src={main} controls muted playsInline preload={lite ? 'none' : 'metadata'} aria-label={alt} />
      <Caption part={part} hidden />
    </figure>
  )
}

/** The author's description stands below; who hears the page has heard it as the picture's name. */
function Caption({ part, hidden }: { part: LoadedPart; hidden: boolean }) {
  if (!part.description && hidden) return null
  return (
    <figcaption dir="auto" aria-hidden={hidden || undefined}>
      {part.description ?? part.alt}
    </figcaption>
  )
}
