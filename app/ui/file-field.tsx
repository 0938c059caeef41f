import type { ChangeEvent, ComponentProps } from 'react'
import { Field } from './field.tsx'

type FileFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'onChange' | 'defaultValue'> & {
  accept: string
  maxBytes: number
  /** What is said of a larger file before it is sent for nothing. */
  tooLarge: string
}

/** A field for one file. A browser with script tells at once when the file is too large; the server tells in any case. */
export function FileField({ maxBytes, tooLarge, ...rest }: FileFieldProps) {
  const weigh = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const bytes = input.files?.[0]?.size ?? 0
    input.setCustomValidity(bytes > maxBytes ? tooLarge : '')
    input.reportValidity()
  }
  return <Field {...rest} type="file" onChange={weigh} />
}
