import type { Values } from './two-versions.ts'
import type { PageForm } from './use-form.ts'

/** The hidden fields of a form that edits a record: the version it was made from and what it began with, so that two
 *  people do not overwrite each other (`readVersioned`). A refused form keeps the ones it came with. */
export function VersionFields({ version, base }: { version: number | string; base: Values | string }) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="base" value={typeof base === 'string' ? base : JSON.stringify(base)} />
    </>
  )
}

/** The same for a form that begins with `versionDefaults`. */
export function KeptVersion({ form }: { form: PageForm }) {
  const [version, base] = ['version', 'base'].map(name => form.field(name).defaultValue ?? '') as [string, string]
  return <VersionFields version={version} base={base} />
}

/** What those fields begin with: the record as it is kept. */
export function versionDefaults({ version, values }: { version: number; values: Values }) {
  return { version: String(version), base: JSON.stringify(values) }
}
