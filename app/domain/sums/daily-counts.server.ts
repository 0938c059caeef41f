import { type Db, inTurn } from '#app/database/client.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { countedFromRows, countedToday, DAY_COUNTED, type Measure } from './measures.ts'

export type Count = { measure: Measure; region?: string; scope?: string; count: number }
export type CountOfDay = Count & { day: string }

const ROWS_AT_ONCE = 500

/** Replaces the sums of a day that are counted from rows. */
export async function replaceDay(day: string, counts: readonly Count[]): Promise<void> {
  await inTurn(async tx => {
    await tx.dailyCount.deleteMany({ where: { day, measure: { in: [...countedFromRows, DAY_COUNTED] } } })
    await create(tx, day, [...counts, { measure: DAY_COUNTED, count: 1 }])
  })
}

/** Replaces the sums of organisations, which are kept only for the current day. */
export async function replaceToday(day: string, counts: readonly Count[]): Promise<void> {
  await inTurn(async tx => {
    await tx.dailyCount.deleteMany({ where: { measure: { in: [...countedToday] } } })
    await create(tx, day, counts)
  })
}

async function create(tx: Db, day: string, counts: readonly (Omit<Count, 'measure'> & { measure: string })[]) {
  for (let first = 0; first < counts.length; first += ROWS_AT_ONCE) {
    const data = counts.slice(first, first + ROWS_AT_ONCE).map(count => ({ day, ...count }))
    await tx.dailyCount.createMany({ data })
  }
}

/** Adds to existing sums, optionally inside the caller's transaction. */
export async function addCounts(counts: readonly CountOfDay[], client?: Db): Promise<void> {
  if (counts.length === 0) return
  const rows = counts.map(
    ({ day, measure, region = '', scope = '', count }) =>
      Prisma.sql`(${day}, ${measure}, ${region}, ${scope}, ${count})`,
  )
  const query = Prisma.sql`
    INSERT INTO "DailyCount" ("day", "measure", "region", "scope", "count") VALUES ${Prisma.join(rows)}
    ON CONFLICT ("measure", "region", "day", "scope")
    DO UPDATE SET "count" = "DailyCount"."count" + excluded."count"`
  if (client) await client.$executeRaw(query)
  else await inTurn(tx => tx.$executeRaw(query))
}
