import type { ProjectStatus } from '#app/domain/projects/status.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** The shape shows the progress of a project; the colour repeats it. */
const looks = {
  RECRUITING: { shape: 'half', tone: 'neutral' },
  ACTIVE: { shape: 'full', tone: 'good' },
  COMPLETED: { shape: 'full', tone: 'neutral' },
  ARCHIVED: { shape: 'empty', tone: 'neutral' },
} as const satisfies Record<ProjectStatus, object>

export function statusText(status: ProjectStatus, { t }: Pick<Reader<'projects'>, 't'>) {
  return { words: t(`status.${status}`), looks: looks[status] }
}
