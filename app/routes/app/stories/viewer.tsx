import { type FormEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { QuietButton, QuietLink } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Link } from '#app/ui/link.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Small } from '#app/ui/prose.tsx'
import * as css from '#app/ui/story-view.css.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { PartContent } from './part-content.tsx'
import { SeenBy } from './seen-by.tsx'
import type { LoadedPart } from './show.tsx'
import { StorySupport } from './story-support.tsx'
import { usePlayer } from './use-player.ts'

type ViewerProps = { part: LoadedPart; lite: boolean; isFurther: boolean }

/** A part of a story. Every move is a button of a form that records the part as seen. With script it is recorded when
 *  shown, keys and swipes work too, and parts advance by themselves on request. */
export function StoryViewer({ part, lite, isFurther }: ViewerProps) {
  const { t } = useTranslation('stories')
  const ref = useRef<HTMLDivElement>(null)
  const player = usePlayer(ref, part)
  const step = { part, go: player.go }
  return (
    <div className={css.viewer} ref={ref}>
      <div className={css.middle}>
        <div className={css.head}>
          <Avatar initials={part.initials} src={part.portrait} />
          <div>
            <Link to={part.profile}>
              <bdi>{part.name}</bdi>
            </Link>
            <Small>{part.times}</Small>
          </div>
          <Step {...step} to={pathOf('feed')}>
            {t('close')}
          </Step>
        </div>
        <VisuallyHidden as="h1">{part.heading}</VisuallyHidden>
        <Progress value={part.place.number - 1} max={part.place.count} label={part.position} />
        <OwnState part={part} />
      </div>
      {part.previous ? (
        <Step {...step} to={part.previous} looks={css.previous} back>
          {t('previous')}
        </Step>
      ) : null}
      <PartContent part={part} lite={lite} />
      {part.next ? (
        <Step {...step} to={part.next.to} looks={css.next} forward>
          {part.next.label}
        </Step>
      ) : null}
      <div className={css.rest}>
        <Acts part={part} />
        {part.parts.length > 1 ? <Tabs label={t('parts')} items={part.parts} /> : null}
        <PlayOn player={player} />
        {part.own ? <SeenBy own={part.own} isFurther={isFurther} /> : null}
      </div>
    </div>
  )
}

type StepProps = {
  part: LoadedPart
  to: string
  looks?: string
  back?: boolean
  forward?: boolean
  go: (to: string) => void
  children: ReactNode
}

/** With script the part is already recorded as seen, so the button only navigates. */
function Step({ part, to, looks, go, children, ...triangle }: StepProps) {
  const leave = (event: FormEvent) => {
    event.preventDefault()
    go(to)
  }
  return (
    <Form
      method="post"
      action={communityPathOf('storySeen', { storyId: part.id }, { to })}
      className={looks}
      onSubmit={leave}
      data-own-line
    >
      <QuietButton {...triangle}>{children}</QuietButton>
    </Form>
  )
}

function OwnState({ part: { state, decision } }: { part: LoadedPart }) {
  const { t } = useTranslation('stories')
  if (state === 'SHOWN') return null
  const word = state === 'WAITING' ? 'waiting' : decision ? 'decided' : 'hidden'
  return (
    <Alert tone="info" title={t(word)}>
      <p>{t(`${word}Text`)}</p>
      {decision ? (
        <QuietLink to={decision.to} forward>
          {decision.label}
        </QuietLink>
      ) : null}
    </Alert>
  )
}

function Acts({ part }: { part: LoadedPart }) {
  const { t } = useTranslation('stories')
  return (
    <div className={css.acts}>
      {part.own ? (
        <QuietLink to={part.own.remove} risk>
          {t('delete')}
        </QuietLink>
      ) : (
        <StorySupport key={part.id} part={part} />
      )}
      {part.report ? <QuietLink to={part.report}>{t('report')}</QuietLink> : null}
    </div>
  )
}

/** Button for automatic play, which is off by default and requires script. */
function PlayOn({ player }: { player: ReturnType<typeof usePlayer> }) {
  const { t } = useTranslation('stories')
  return (
    <div>
      <Small>{t(player.playing ? 'playingText' : 'still')}</Small>
      {player.canPlay ? (
        <QuietButton type="button" aria-pressed={player.playing} onClick={player.toggle} data-play>
          {t(player.playing ? 'playing' : 'playOn')}
        </QuietButton>
      ) : null}
    </div>
  )
}
