import { Link } from '#app/ui/link.tsx'

type LineProps = {
  before?: string | null
  iso: string
  when: string
  sees?: string
  project?: { name: string; to: string } | null
}

/** When it was written, by whom to the reader, and who sees it. */
export function Line({ before, iso, when, sees, project }: LineProps) {
  return (
    <>
      {before}
      <time dateTime={iso}>{when}</time>
      {sees}
      {project ? (
        <>
          {' '}
          <Link to={project.to}>{project.name}</Link>
        </>
      ) : null}
    </>
  )
}
