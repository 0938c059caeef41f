type Place = { organizationId: string; status: string; passwordHelp: boolean }

/** Whether an organisation may give a member a new password: it made the account (`managedById`), or its owner wished so
 *  when they asked to be let in, and is an active member. These are two facts: the wish makes an account nobody's own,
 *  and takes the right from no other organisation. */
export function mayGivePassword({ organizationId, status, passwordHelp }: Place, managedById: string | null): boolean {
  return managedById === organizationId || (passwordHelp && status === 'ACTIVE')
}
