import type { ReactNode } from 'react'
import { Stack, Text } from './layout.tsx'

type FieldsProps = { wide?: boolean; children: ReactNode }

/** Fields of a form in a column, no wider than a line of text; `wide` for fields in several columns. */
export function Fields({ wide = false, children }: FieldsProps) {
  const fields = <Stack gap="l">{children}</Stack>
  return wide ? fields : <Text as="div">{fields}</Text>
}
