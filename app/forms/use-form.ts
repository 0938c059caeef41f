import { useActionData } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { type Constraint, errorsIn, type FormState, rowInHand, rowsIn, typedIn } from './form-state.ts'

type Options = {
  /** Native validation of the fields, from the loader. */
  constraint?: Record<string, Constraint>
  /** Initial values of the fields. */
  defaults?: Record<string, string | string[] | null | undefined>
  /** Translates an error key of a field. */
  message: (key: string, name: string) => string
}

/** Returns names, values, errors and native validation of a form's fields, from the loader and the last response. */
export function useForm({ constraint = {}, defaults = {}, message }: Options) {
  const state = useActionData<{ form?: FormState }>()?.form
  const refused = state?.status === 'error'
  useErrorTitle(refused, state)

  const errors = refused ? errorsIn(state) : {}
  const valuesOf = (name: string) => (state ? typedIn(state, name) : defaultsOf(defaults, name))
  const errorOf = (name: string) =>
    errors[name] === undefined ? undefined : message(errors[name], name.replace(/\[\d+\]/g, ''))

  return {
    refused,
    errors: inOrderOf(constraint, errors).map(name => ({
      id: idOf(name) || 'form',
      message: errorOf(name) ?? '',
    })),
    /** Returns the error key of a field. */
    errorKeyOf: (name: string) => errors[name],
    /** Props of a text field. */
    field: (name: string) => ({
      id: name,
      name,
      defaultValue: valuesOf(name)[0],
      error: errorOf(name),
      ...constraint[name],
    }),
    /** Props of radio buttons, a select or a date, without lengths and patterns, which are for typed text. */
    choice: (name: string) => ({
      id: name,
      name,
      defaultValue: valuesOf(name)[0],
      error: errorOf(name),
      required: constraint[name]?.required,
    }),
    /** Props of a text field for a number, typed with a comma or a point. */
    number: (name: string) => ({
      id: name,
      name,
      defaultValue: valuesOf(name)[0],
      error: errorOf(name),
      required: constraint[name]?.required,
      maxLength: constraint[name]?.maxLength,
      inputMode: 'decimal' as const,
      autoComplete: 'off',
    }),
    /** Props of a group of checkboxes. */
    boxes: (name: string) => ({
      id: name,
      name,
      defaultValues: valuesOf(name),
      error: errorOf(name),
    }),
    /** Props of one checkbox. */
    box: (name: string) => ({
      id: name,
      name,
      value: 'on',
      defaultChecked: valuesOf(name).includes('on'),
      error: errorOf(name),
      required: constraint[name]?.required,
    }),
    /** The rows of a list, for `FieldList`, and the last response. */
    rows: (name: string) => ({
      name,
      count: state ? rowsIn(state, name) : defaultsOf(defaults, name).length,
      reply: state,
    }),
    /** Props of the text field in a row of a list. */
    row: (name: string, index: number) => ({
      id: idOf(`${name}[${index}]`),
      name: `${name}[${index}]`,
      defaultValue: state ? typedIn(state, `${name}[${index}]`)[0] : defaultsOf(defaults, name)[index],
      error: errorOf(`${name}[${index}]`),
      autoFocus: state ? rowInHand(state, name) === index : false,
      ...constraint[`${name}[]`],
    }),
  }
}

function defaultsOf(defaults: NonNullable<Options['defaults']>, name: string): string[] {
  const value = defaults[name]
  return value === null || value === undefined ? [] : [value].flat()
}

/** Returns the id of a field. Ids of list rows have no brackets, which a fragment could not refer to. */
function idOf(name: string) {
  return name.replace(/\[(\d+)\]/g, '-$1')
}

export type PageForm = ReturnType<typeof useForm>

/** Returns the names of invalid fields in the order of the schema. */
function inOrderOf(constraint: Record<string, Constraint>, errors: Record<string, string>) {
  const order = Object.keys(constraint)
  const placeOf = (name: string) => order.indexOf(name.replace(/\[\d+\]/g, '[]'))
  return Object.keys(errors).sort((one, other) => placeOf(one) - placeOf(other))
}

/** Adds the error prefix to the title of a hydrated page after a refusal; without script the server's title has it
 *  already. */
function useErrorTitle(refused: boolean, state: FormState | undefined) {
  const { t } = useTranslation('common')
  const prefix = `${t('error.prefix')} `
  useEffect(() => {
    if (refused && !document.title.startsWith(prefix)) document.title = prefix + document.title
  }, [refused, state, prefix])
}
