/** A refused form on its way back to its page: what was typed and the error key of each field. */
export type FormState = { values: Record<string, string[]>; errors: Record<string, string> }

export type Constraint = {
  required?: boolean
  minLength?: number
  maxLength?: number
  min?: string | number
  max?: string | number
  step?: string | number
  pattern?: string
}
