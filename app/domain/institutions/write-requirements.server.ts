import type { Db } from '#app/database/client.server.ts'
import type { RequirementColumns } from './requirement-rows.ts'

/** Those of a major stand behind those of its institution. */
const OF_MAJOR = 100

/** Writes the requirements of an institution or of one of its majors anew, in the transaction of their edit. */
export async function writeRequirements(
  tx: Db,
  { institutionId, majorId }: { institutionId: string; majorId: string | null },
  requirements: readonly RequirementColumns[],
) {
  await tx.requirement.deleteMany({ where: { institutionId, majorId } })
  const first = majorId === null ? 0 : OF_MAJOR
  await tx.requirement.createMany({
    data: requirements.map(({ text, ...rest }, at) => ({
      ...{ id: `${majorId ?? institutionId}-${first + at}`, institutionId, majorId, order: first + at, ...rest },
      // No text is no JSON at all, not the JSON of null.
      ...(text && { text }),
    })),
  })
}
