import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { PressMessage } from '#app/ui/press-message.tsx'
import { Mark, Marked, TaskRow, Tasks } from '#app/ui/timeline.tsx'
import { usePress } from '#app/ui/use-press.ts'
import type { LoadedPlan } from './show.tsx'

type TaskListProps = {
  planId: string
  tasks: LoadedPlan['list']
  archived: boolean
  /** Query of the current view, to return to it. */
  query: Record<string, string>
}

/** Tasks, each with a button to mark it as done or open. */
export function TaskList({ planId, tasks, archived, query }: TaskListProps) {
  if (tasks.length === 0) return null
  return (
    <Tasks>
      {tasks.map(({ id, title, done, state, due, more }) => (
        <TaskRow
          key={id}
          id={id}
          due={due}
          state={state}
          mark={
            archived ? (
              <Marked done={done}>{title}</Marked>
            ) : (
              <Toggle planId={planId} task={{ id, title, done }} query={query} />
            )
          }
        >
          {more ? <More more={more} /> : null}
        </TaskRow>
      ))}
    </Tasks>
  )
}

type ToggleProps = Pick<TaskListProps, 'planId' | 'query'> & { task: { id: string; title: string; done: boolean } }

/** Button that sends the wanted state, so a double click has no further effect. With script the change shows at once. */
function Toggle({ planId, task: { id, title, done }, query }: ToggleProps) {
  const { now, message, form } = usePress({
    action: pathOf('subtask', { planId, subtaskId: id }),
    given: done,
    valuesOf: on => ({ state: on ? 'done' : 'open' }),
    // The plan is closed, or the session has ended: reloading shows the message or the sign-in page.
    onLedOn: () => location.reload(),
  })
  return (
    <form {...form}>
      <input type="hidden" name="back" value={`${pathOf('plan', { planId }, query)}#${id}`} />
      <Mark name="state" done={now}>
        {title}
      </Mark>
      <PressMessage>{message}</PressMessage>
    </form>
  )
}

type MoreProps = { more: NonNullable<LoadedPlan['list'][number]['more']> }

function More({ more: { how, materials, places } }: MoreProps) {
  const { t } = useTranslation('plan')
  return (
    <Disclosure summary={t('how')}>
      <Stack gap="s">
        <Text>{how}</Text>
        {places ? (
          <div>
            <QuietLink to={places.to}>{places.label}</QuietLink>
          </div>
        ) : null}
        {materials.length > 0 ? (
          <div>
            <p>
              <strong>{t('materials')}</strong>
            </p>
            <ul>
              {materials.map(material => (
                <li key={material.id}>
                  <a href={material.url} lang={material.lang} rel="noreferrer">
                    {material.title}
                  </a>
                  <Small>{material.about}</Small>
                  <Small>{material.teaches}</Small>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </Stack>
    </Disclosure>
  )
}
