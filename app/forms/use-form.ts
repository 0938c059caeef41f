import { useActionData } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { type Constraint, errorsIn, type FormState, rowInHand, rowsIn, typedIn } from './form-state.ts'

type Options = {
  /** Native checks of the fields, from the loader. */
  constraint?: Record<string, Constraint>
  /** What the fields hold before anything was typed. */
  defaults?: Record<string, string | string[] | null | undefined>
  /** Translates an error key of a field. */
  message: (key: string, name: string) => string
}

/** One form of a page: the names, values, errors and native checks of its fields, as the server sent them. */
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
    /** The key of a field's error, as its schema says it. */
    errorKeyOf: (name: string) => errors[name],
    /** Props of a text field. */
    field: (name: string) => ({
      id: name,
      name,
      defaultValue: valuesOf(name)[0],
      error: errorOf(name),
      ...constraint[name],
    }),
    /** Props of what one picks from: radios, a select, a date. Lengths and patterns are for what one types. */
    choice: (name: string) => ({
      id: name,
      name,
      defaultValue: valuesOf(name)[0],
      error: errorOf(name),
      required: constraint[name]?.required,
    }),
    /** Props of a text field for a number, with a comma or a point as people write it. */
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
    /** The rows of a list (`FieldList` shows them) and what its buttons last did. */
    rows: (name: string) => ({
      name,
      count: state ? rowsIn(state, name) : defaultsOf(defaults, name).length,
      reply: state,
    }),
    /** Props of the text field that is a row of a list. */
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

/** The id of a field; that of a row of a list has no brackets, which an address could not point to. */
function idOf(name: string) {
  return name.replace(/\[(\d+)\]/g, '-$1')
}

export type PageForm = ReturnType<typeof useForm>

/** The names of wrong fields in the order of the form, as its schema has them. */
function inOrderOf(constraint: Record<string, Constraint>, errors: Record<string, string>) {
  const order = Object.keys(constraint)
  const placeOf = (name: string) => order.indexOf(name.replace(/\[\d+\]/g, '[]'))
  return Object.keys(errors).sort((one, other) => placeOf(one) - placeOf(other))
}

/** A hydrated page that was refused says so in its title too; without script the server's title already does. */
function useErrorTitle(refused: boolean, state: FormState | undefined) {
  const { t } = useTranslation('common')
  const prefix = `${t('error.prefix')} `
  useEffect(() => {
    if (refused && !document.title.startsWith(prefix)) document.title = prefix + document.title
  }, [refused, state, prefix])
}
