import type { Db } from '#app/database/client.server.ts'
import type { RequirementColumns } from './requirement-rows.ts'

/** Offset that places the requirements of a major after those of its institution. */
const OF_MAJOR = 100

/** Replaces the requirements of an institution or of one of its majors, in the transaction of the edit. */
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
      // An undefined text leaves the column NULL; null would store JSON null.
      ...(text && { text }),
    })),
  })
}
