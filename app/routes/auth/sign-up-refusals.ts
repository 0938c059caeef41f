/** Returns the sign-up field that shows a refusal. */
export function signUpFieldOf(because: string): 'username' | 'firstName' | 'password' {
  if (because.startsWith('username')) return 'username'
  return because.startsWith('name') ? 'firstName' : 'password'
}
