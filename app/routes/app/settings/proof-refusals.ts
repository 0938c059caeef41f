import type { PasswordRefusal } from '#app/domain/accounts/own-password.server.ts'
import type { CodeRefusal } from '#app/domain/accounts/two-step.server.ts'

const codeErrors: Record<CodeRefusal, string> = {
  codeRequired: 'required',
  codeWrong: 'codeWrong',
  codesOften: 'tooOften',
  codesToday: 'codesToday',
}

/** Returns the field error and the status for a refused password or one-time code. */
export function refusalOfProof<P extends string, C extends string>(
  refusal: PasswordRefusal | CodeRefusal,
  fields: { password: P; code: C },
): [errors: Partial<Record<P | C, string>>, status: 400 | 429] {
  const status = refusal === 'tooOften' || refusal === 'codesOften' || refusal === 'codesToday' ? 429 : 400
  const isPassword = refusal === 'wrongPassword' || refusal === 'tooOften'
  const error = isPassword ? { [fields.password]: refusal } : { [fields.code]: codeErrors[refusal] }
  return [error as Partial<Record<P | C, string>>, status]
}
