import { useTranslation } from '#app/i18n/use-translation.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { ground } from '#app/ui/story-grounds.css.ts'
import * as css from '#app/ui/story-view.css.ts'
import type { LoadedPart } from './show.tsx'

/** Texts longer than this use a smaller font. */
const LONG = 120

/** Content of a part: text on a background, a picture, or a muted video that does not start by itself. The lite version
 *  loads neither pictures nor videos by itself. */
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

/** The description is already the picture's accessible name, so the caption is hidden from screen readers. */
function Caption({ part, hidden }: { part: LoadedPart; hidden: boolean }) {
  if (!part.description && hidden) return null
  return (
    <figcaption dir="auto" aria-hidden={hidden || undefined}>
      {part.description ?? part.alt}
    </figcaption>
  )
}
