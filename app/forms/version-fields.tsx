import type { Values } from './two-versions.ts'

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
