import type { Values } from './two-versions.ts'
import type { PageForm } from './use-form.ts'

/** Hidden fields of a form that edits a record: its version and initial values, so that two people do not overwrite
 *  each other's changes (`readVersioned`). A refused form keeps the ones it was sent with. */
export function VersionFields({ version, base }: { version: number | string; base: Values | string }) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="base" value={typeof base === 'string' ? base : JSON.stringify(base)} />
    </>
  )
}

/** The same for a form whose defaults include `versionDefaults`. */
export function KeptVersion({ form }: { form: PageForm }) {
  const [version, base] = ['version', 'base'].map(name => form.field(name).defaultValue ?? '') as [string, string]
  return <VersionFields version={version} base={base} />
}

/** Returns the defaults of these fields for the current record. */
export function versionDefaults({ version, values }: { version: number; values: Values }) {
  return { version: String(version), base: JSON.stringify(values) }
}
