import type { ReactNode } from 'react'
import { Stack, Text } from './layout.tsx'

type FieldsProps = { wide?: boolean; children: ReactNode }

/** The fields of a form one under another, no wider than a line of text; `wide` where they stand in columns. */
export function Fields({ wide = false, children }: FieldsProps) {
  const fields = <Stack gap="l">{children}</Stack>
  return wide ? fields : <Text as="div">{fields}</Text>
}
