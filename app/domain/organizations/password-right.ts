type Place = { organizationId: string; status: string; passwordHelp: boolean }

/** Checks whether an organisation may give a member a new password: it created the account (`managedById`), or the
 *  person allowed it when joining and is an active member. These are separate facts: the permission does not make an
 *  account managed, and does not take the right from another organisation. */
export function mayGivePassword({ organizationId, status, passwordHelp }: Place, managedById: string | null): boolean {
  return managedById === organizationId || (passwordHelp && status === 'ACTIVE')
}
