import type { ChangeEvent, ComponentProps } from 'react'
import { Field } from './field.tsx'

type FileFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'onChange' | 'defaultValue'> & {
  accept: string
  maxBytes: number
  /** Error for a file that is too large, shown before it is uploaded. */
  tooLarge: string
}

/** A field for one file. With script a file that is too large is reported at once; the server checks it in any case. */
export function FileField({ maxBytes, tooLarge, ...rest }: FileFieldProps) {
  const weigh = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const bytes = input.files?.[0]?.size ?? 0
    input.setCustomValidity(bytes > maxBytes ? tooLarge : '')
    input.reportValidity()
  }
  return <Field {...rest} type="file" onChange={weigh} />
}
