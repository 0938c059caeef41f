import type { LoaderFunctionArgs } from '@remix-run/node'
import type { GuardArgs } from '#app/access/guards.server.ts'
import { problem, reading } from '#app/access/page.server.ts'
import { findInstitutionName } from '#app/domain/institutions/edit-institutions.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'

/** Returns the id and name of the institution of the address. Throws a 404 when there is none. */
export async function institutionOf(args: GuardArgs & Pick<LoaderFunctionArgs, 'params'>) {
  const id = args.params.institutionId ?? ''
  const name = await findInstitutionName(id)
  if (!name) throw problem(args, 404)
  return { id, ...inLanguage(name, reading(args, 'adminInstitutions').language) }
}
