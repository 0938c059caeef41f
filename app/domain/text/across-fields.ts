type Checked = { value: unknown; issues: readonly { code?: string; path?: readonly PropertyKey[] }[] }

/** Option of `superRefine` for rules over several fields: they also run when single fields are invalid, so that all
 *  errors are shown at once. A form in which a field has the wrong type, for example because it was sent twice, is
 *  refused without them, because they read the fields as text. */
export const evenIfFieldsFail = {
  when: ({ value, issues }: Checked) =>
    isRecord(value) && !issues.some(({ code, path }) => code === 'invalid_type' && typeof at(value, path) === 'object'),
}

function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null
}

function at(value: unknown, path: readonly PropertyKey[] = []): unknown {
  return path.reduce((inner, key) => (isRecord(inner) ? inner[key] : undefined), value)
}
