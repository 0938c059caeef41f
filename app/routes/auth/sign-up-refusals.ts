/** The field of sign-up that a refusal stands beside. */
export function signUpFieldOf(because: string): 'username' | 'firstName' | 'password' {
  if (because.startsWith('username')) return 'username'
  return because.startsWith('name') ? 'firstName' : 'password'
}
