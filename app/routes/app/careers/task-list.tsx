import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Said } from '#app/ui/said.tsx'
import { Mark, Marked, TaskRow, Tasks } from '#app/ui/timeline.tsx'
import { usePress } from '#app/ui/use-press.ts'
import type { LoadedPlan } from './show.tsx'

type TaskListProps = {
  planId: string
  tasks: LoadedPlan['list']
  archived: boolean
  /** The view they stand in, to come back to. */
  query: Record<string, string>
}

/** Things to do, each to be marked and unmarked. */
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

/** The mark says what it wants, so that pressing it twice changes nothing; a script shows it at once. */
function Toggle({ planId, task: { id, title, done }, query }: ToggleProps) {
  const { now, said, form } = usePress({
    action: pathOf('subtask', { planId, subtaskId: id }),
    given: done,
    valuesOf: on => ({ state: on ? 'done' : 'open' }),
    // The plan is closed, which the page says, or the session has ended: then it leads to where one signs in.
    onLedOn: () => location.reload(),
  })
  return (
    <form {...form}>
      <input type="hidden" name="back" value={`${pathOf('plan', { planId }, query)}#${id}`} />
      <Mark name="state" done={now}>
        {title}
      </Mark>
      <Said>{said}</Said>
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
