import { signUpSchema } from './account.schema.ts'
import { isCommonPassword } from './common-passwords.ts'
import { findNameProblems, type NameProblems } from './name-problems.ts'
import { type UsernameProblem, usernameRefusal } from './usernames.server.ts'

export type SignUpProblems = NameProblems & { username?: UsernameProblem; password?: 'passwordCommon' }

/** Returns the problems of a new account that the schema does not find, so that the form shows all errors at once.
 *  Fields that fail the schema are not checked again. */
export async function findSignUpProblems(given: Record<string, unknown>): Promise<SignUpProblems> {
  const valid = (name: 'firstName' | 'lastName' | 'username' | 'password') => {
    const { success, data } = signUpSchema.shape[name].safeParse(given[name])
    return success ? data : null
  }
  const [firstName, lastName, username, password] = [
    valid('firstName'),
    valid('lastName'),
    valid('username'),
    valid('password'),
  ]
  const names = [username, firstName, lastName].filter(name => name !== null)
  const refusal = username === null ? null : await usernameRefusal(username, null)
  return {
    ...findNameProblems({ firstName: firstName ?? '', lastName: lastName ?? '' }),
    ...(refusal && { username: refusal }),
    ...(password !== null && isCommonPassword(password, names) && { password: 'passwordCommon' as const }),
  }
}
