import { CHOICES_AT_MOST } from '#app/domain/institutions/vocabulary.ts'

type Programme = { id: string; name: string; groupCode: string | null }
type Institution = { id: string; name: string; lang?: string; programmes: Programme[] }

/** Maximum number of programmes of one institution. More would no longer be a comparison. */
const SELECTS_AT_MOST = 4

/** Returns the institutions with the options of their selects: fitting programmes first, earlier choices preselected.
 *  The selects of an institution are its share of the maximum of eight choices. */
export function selectsOf(
  institutions: readonly Institution[],
  fitting: ReadonlySet<string>,
  chosen: readonly string[],
) {
  const each = Math.min(SELECTS_AT_MOST, Math.floor(CHOICES_AT_MOST / Math.max(1, institutions.length)))
  return institutions.map(({ id, name, lang, programmes }) => {
    const fits = ({ groupCode }: Programme) => groupCode !== null && fitting.has(groupCode)
    return {
      id,
      name,
      ...(lang && { lang }),
      fits: programmes.filter(fits).map(lineOf).join('\n'),
      rest: programmes
        .filter(programme => !fits(programme))
        .map(lineOf)
        .join('\n'),
      selects: each,
      chosen: chosen.filter(major => programmes.some(programme => programme.id === major)).slice(0, each),
    }
  })
}

export type InstitutionSelects = ReturnType<typeof selectsOf>[number]

/** Collects the values of the selects `major0` to `major7` under one name. */
export function gatherChosen(form: FormData): FormData {
  const gathered = new FormData()
  for (const [name, value] of form) gathered.append(/^major\d$/.test(name) ? 'major' : name, value)
  return gathered
}

/** Serialises a programme as a line of text. There may be four hundred programmes, and lines need half the bytes of
 *  objects. */
function lineOf({ id, name }: Programme): string {
  return `${id}\t${name}`
}

/** Converts such lines to select options. */
export function optionsOf(lines: string): { value: string; label: string }[] {
  return lines.split('\n').flatMap(line => {
    const [value, label] = line.split('\t')
    return value && label ? [{ value, label }] : []
  })
}
