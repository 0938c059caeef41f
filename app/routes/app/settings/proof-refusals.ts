import type { PasswordRefusal } from '#app/domain/accounts/own-password.server.ts'
import type { CodeRefusal } from '#app/domain/accounts/two-step.server.ts'

const codeErrors: Record<CodeRefusal, string> = {
  codeRequired: 'required',
  codeWrong: 'codeWrong',
  codesOften: 'tooOften',
  codesToday: 'codesToday',
}

/** How a form says that the own password or code was not accepted: the error beside its field, and the status. */
export function refusalOfProof<P extends string, C extends string>(
  refusal: PasswordRefusal | CodeRefusal,
  fields: { password: P; code: C },
): [errors: Partial<Record<P | C, string>>, status: 400 | 429] {
  const status = refusal === 'tooOften' || refusal === 'codesOften' || refusal === 'codesToday' ? 429 : 400
  const isPassword = refusal === 'wrongPassword' || refusal === 'tooOften'
  const error = isPassword ? { [fields.password]: refusal } : { [fields.code]: codeErrors[refusal] }
  return [error as Partial<Record<P | C, string>>, status]
}
