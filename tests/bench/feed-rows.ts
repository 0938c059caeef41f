import Database from 'better-sqlite3'
import { databaseFile } from './environment.ts'

/** Number of authors, and how many of them aruzhan follows. */
const AUTHORS = 2000
const FOLLOWED = 300
/** Authors who write only for a class elsewhere, all followed by timur, and the number of posts of each. */
const CLOSED = 15
const CLOSED_POSTS = 500

type Row = { name: string; sql: string }

/** Adds posts up to the given number, each older than the existing ones, so that the first page stays the same. Of
 *  twenty posts, thirteen are for everyone, four for followers, two for a school and one for a class; every author
 *  writes all four kinds. Plain SQL, without triggers. */
export function fillFeed(from: number, to: number) {
  const database = new Database(databaseFile)
  database.pragma('synchronous=OFF')
  const triggers = database.prepare(`SELECT "name", "sql" FROM sqlite_master WHERE "type" = 'trigger'`).all() as Row[]
  const run = (sql: string, ...values: unknown[]) => database.prepare(sql).run(...values)
  const now = `${new Date().toISOString().slice(0, -1)}+00:00`
  const numbers = (first: number, last: number) =>
    `WITH RECURSIVE n(i) AS (SELECT ${String(first)} UNION ALL SELECT i + 1 FROM n WHERE i < ${String(last)})`
  database.transaction(() => {
    for (const { name } of triggers) database.exec(`DROP TRIGGER "${name}"`)
    if (from === 0) {
      run(
        `INSERT INTO "User" ("id", "username", "usernameFolded", "passwordHash", "onboardedAt", "createdAt")
         ${numbers(1, AUTHORS)} SELECT 'author' || i, 'author' || i, 'author' || i, 'x', ?, ? FROM n`,
        now,
        now,
      )
      database.exec(
        `INSERT INTO "Profile" ("userId", "firstName", "lastName", "dateOfBirth")
         ${numbers(1, AUTHORS)} SELECT 'author' || i, 'Имя', 'Фамилия', '1990-01-01' FROM n`,
      )
      run(
        `INSERT INTO "Post" ("id", "authorId", "text", "audience", "scope", "createdAt")
         ${numbers(0, CLOSED * CLOSED_POSTS - 1)}
         SELECT 'closed' || i, 'author' || (${String(AUTHORS)} - i % ${String(CLOSED)}), 'Класс', 'GROUP', 'GROUP:elsewhere', ? FROM n`,
        now,
      )
      run(
        `INSERT INTO "Follow" ("followerId", "followedId", "createdAt")
         ${numbers(1, CLOSED)} SELECT (SELECT "id" FROM "User" WHERE "usernameFolded" = 'timur'), 'author' || (${String(AUTHORS)} - i % ${String(CLOSED)}), ? FROM n`,
        now,
      )
      run(
        `INSERT INTO "Follow" ("followerId", "followedId", "createdAt")
         ${numbers(1, FOLLOWED)} SELECT (SELECT "id" FROM "User" WHERE "usernameFolded" = 'aruzhan'), 'author' || i, ? FROM n`,
        now,
      )
    }
    run(
      `INSERT INTO "Post" ("id", "authorId", "text", "audience", "scope", "organizationId", "createdAt")
       ${numbers(from, to - 1)}, one AS (
         SELECT i, 'author' || (1 + (i * 7919 + i / 20) % ${String(AUTHORS)}) AS author,
                CASE WHEN i % 20 < 13 THEN 'EVERYONE' WHEN i % 20 < 17 THEN 'FOLLOWERS' WHEN i % 20 < 19 THEN 'ORGANIZATION' ELSE 'GROUP' END AS audience
         FROM n)
       SELECT 'bench' || i, author, 'Сегодня считали, сколько воды проходит за час. Получилось ' || i || ' раз. #вода',
              audience, CASE audience WHEN 'EVERYONE' THEN audience WHEN 'FOLLOWERS' THEN 'FOLLOWERS:' || author
                WHEN 'ORGANIZATION' THEN 'ORGANIZATION:demo-lyceum' ELSE 'GROUP:' || (SELECT MIN("id") FROM "Group") END,
              CASE WHEN audience IN ('ORGANIZATION', 'GROUP') THEN 'demo-lyceum' END,
              strftime('%Y-%m-%dT%H:%M:%f', ?, '-' || (60 + i * 30) || ' seconds') || '+00:00'
       FROM one`,
      now,
    )
    for (const { sql } of triggers) database.exec(sql)
  })()
  database.exec('ANALYZE')
  database.close()
}
