import { signUpSchema } from './account.schema.ts'
import { isCommonPassword } from './common-passwords.ts'
import { findNameProblems, type NameProblems } from './name-problems.ts'
import { type UsernameProblem, usernameRefusal } from './usernames.server.ts'

export type SignUpProblems = NameProblems & { username?: UsernameProblem; password?: 'passwordCommon' }

/** What stands against a new account besides what its form says of each field: told together with that, so that a person
 *  mends everything at once. Fields that are wrong in themselves are not judged again. */
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
