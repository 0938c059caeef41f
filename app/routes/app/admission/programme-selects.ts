import { CHOICES_AT_MOST } from '#app/domain/institutions/vocabulary.ts'

type Programme = { id: string; name: string; groupCode: string | null }
type Institution = { id: string; name: string; lang?: string; programmes: Programme[] }

/** More of one institution is a list, not a comparison. */
const SELECTS_AT_MOST = 4

/** The institutions with their programmes as they are chosen from: those that fit the person first, and as many choices
 *  each as there is room for in eight. What was chosen before stands there. */
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

/** A form with what was chosen in each of its lists (`major0` to `major7`) under one name. */
export function gatherChosen(form: FormData): FormData {
  const gathered = new FormData()
  for (const [name, value] of form) gathered.append(/^major\d$/.test(name) ? 'major' : name, value)
  return gathered
}

/** There may be four hundred programmes, and lines of text travel at half the weight of objects. */
function lineOf({ id, name }: Programme): string {
  return `${id}\t${name}`
}

/** Such lines as what one chooses from. */
export function optionsOf(lines: string): { value: string; label: string }[] {
  return lines.split('\n').flatMap(line => {
    const [value, label] = line.split('\t')
    return value && label ? [{ value, label }] : []
  })
}
