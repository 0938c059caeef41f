import { Prisma } from '#prisma/generated/client.ts'
import { type Engine, engine } from './engine.server.ts'

// Hand-written SQL is shared by both engines. Constructs that differ have one name here, with both versions side by
// side.

function byEngine<T>(twins: Record<Engine, () => T>): T {
  return twins[engine]()
}

/** Checks whether a text contains another one, character by character. */
export function contains(column: Prisma.Sql, word: string | Prisma.Sql): Prisma.Sql {
  return byEngine({
    sqlite: () => Prisma.sql`instr(${column}, ${word}) > 0`,
    postgresql: () => Prisma.sql`strpos(${column}, ${word}) > 0`,
  })
}

/** Builds a JSON object of columns. */
export function jsonObject(fields: Record<string, Prisma.Sql>): Prisma.Sql {
  const pairs = Object.entries(fields).map(([name, value]) => Prisma.sql`${Prisma.raw(`'${name}'`)}, ${value}`)
  return byEngine({
    sqlite: () => Prisma.sql`json_object(${Prisma.join(pairs)})`,
    postgresql: () => Prisma.sql`json_build_object(${Prisma.join(pairs)})`,
  })
}

/** Builds a JSON list of a column over many rows; without rows it is empty. */
export function jsonList(value: Prisma.Sql, order?: Prisma.Sql): Prisma.Sql {
  const ordered = order ? Prisma.sql`${value} ORDER BY ${order}` : value
  return byEngine({
    sqlite: () => Prisma.sql`json_group_array(${ordered})`,
    postgresql: () => Prisma.sql`COALESCE(json_agg(${ordered}), '[]'::json)`,
  })
}

/** NULL with the type of a timestamp, for UNION queries. */
export const noInstant: Prisma.Sql = byEngine({
  sqlite: () => Prisma.sql`NULL`,
  postgresql: () => Prisma.sql`NULL::timestamp(3)`,
})

/** NULL with the type of JSON, for UNION queries. */
export const noJson: Prisma.Sql = byEngine({
  sqlite: () => Prisma.sql`NULL`,
  postgresql: () => Prisma.sql`NULL::jsonb`,
})

/** An empty JSON list. */
export const emptyList: Prisma.Sql = byEngine({
  sqlite: () => Prisma.sql`'[]'`,
  postgresql: () => Prisma.sql`'[]'::json`,
})

/** Builds a JSON object from many rows. */
export function jsonMap(key: Prisma.Sql, value: Prisma.Sql): Prisma.Sql {
  return byEngine({
    sqlite: () => Prisma.sql`json_group_object(${key}, ${value})`,
    postgresql: () => Prisma.sql`COALESCE(json_object_agg(${key}, ${value}), '{}'::json)`,
  })
}

/** A JSON column inside a JSON object or list. */
export function nested(column: Prisma.Sql): Prisma.Sql {
  return byEngine({ sqlite: () => Prisma.sql`json(${column})`, postgresql: () => column })
}

/** A timestamp inside a JSON object, with its time zone. */
export function nestedInstant(column: Prisma.Sql): Prisma.Sql {
  return byEngine({
    sqlite: () => column,
    postgresql: () => Prisma.sql`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"')`,
  })
}

/** The text at a path of a JSON column: names of properties and positions in lists. */
export function textAt(column: Prisma.Sql, ...path: (string | number)[]): Prisma.Sql {
  return byEngine({
    sqlite: () => {
      const steps = path.map(step => (typeof step === 'number' ? `[${step}]` : `.${step}`))
      return Prisma.sql`(${column} ->> ${Prisma.raw(`'$${steps.join('')}'`)})`
    },
    postgresql: () => Prisma.sql`(${column} #>> ${Prisma.raw(`'{${path.join(',')}}'`)})`,
  })
}

/** Checks whether a property of a JSON column is true. */
export function isTrueAt(column: Prisma.Sql, name: string): Prisma.Sql {
  return byEngine({
    sqlite: () => Prisma.sql`COALESCE(${textAt(column, name)}, 0) <> 0`,
    postgresql: () => Prisma.sql`COALESCE(${textAt(column, name)}, 'false') = 'true'`,
  })
}

/** A row source of the items of a list in a JSON column, with `value` and its position from 0 as `key`. */
export function eachOf(column: Prisma.Sql, name: string, alias: string): Prisma.Sql {
  const row = Prisma.raw(alias)
  return byEngine({
    sqlite: () => Prisma.sql`json_each(${column}, ${Prisma.raw(`'$.${name}'`)}) ${row}`,
    postgresql: () => Prisma.sql`LATERAL (
      SELECT o - 1 AS "key", v AS "value"
      FROM jsonb_array_elements(CASE WHEN jsonb_typeof(${column} -> ${Prisma.raw(`'${name}'`)}) = 'array'
        THEN ${column} -> ${Prisma.raw(`'${name}'`)} ELSE '[]'::jsonb END) WITH ORDINALITY AS t(v, o)) ${row}`,
  })
}

/** Limits a count to 0 or more. */
export function atLeastZero(count: Prisma.Sql): Prisma.Sql {
  return byEngine({
    sqlite: () => Prisma.sql`MAX(0, ${count})`,
    postgresql: () => Prisma.sql`GREATEST(0, ${count})`,
  })
}

/** Limits a count to 1 or more. */
export function atLeastOne(count: Prisma.Sql): Prisma.Sql {
  return byEngine({
    sqlite: () => Prisma.sql`MAX(1, ${count})`,
    postgresql: () => Prisma.sql`GREATEST(1, ${count})`,
  })
}

/** A line break. */
export const lineBreak: Prisma.Sql = Prisma.raw(byEngine({ sqlite: () => 'char(10)', postgresql: () => 'chr(10)' }))

/** Joins the texts of many rows in an order, with a separator; NULL without rows. */
export function textsJoined(text: Prisma.Sql, between: Prisma.Sql, order: Prisma.Sql): Prisma.Sql {
  const name = Prisma.raw(byEngine({ sqlite: () => 'group_concat', postgresql: () => 'string_agg' }))
  return Prisma.sql`${name}(${text}, ${between} ORDER BY ${order})`
}

/** 1 where a condition is true, otherwise 0. */
export function oneIf(condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(CASE WHEN ${condition} THEN 1 ELSE 0 END)`
}

/** The month of a timestamp in Kazakhstan, YYYY-MM. */
export function monthOf(column: Prisma.Sql): Prisma.Sql {
  return byEngine({
    sqlite: () => Prisma.sql`substr(datetime(${column}, '+5 hours'), 1, 7)`,
    postgresql: () => Prisma.sql`to_char(${column} + interval '5 hours', 'YYYY-MM')`,
  })
}

/** A join that starts from the table before it. SQLite keeps the written order of a CROSS JOIN. */
export const joinAfter: Prisma.Sql = Prisma.raw(byEngine({ sqlite: () => 'CROSS JOIN', postgresql: () => 'JOIN' }))

/** Joins every row of the source before it with the rows `p` of a query about it, which selects the column `id` of a
 *  table and has a LIMIT. SQLite has no LATERAL and looks up the ids of an IN one by one; PostgreSQL would read the whole
 *  table for every row of the source. */
export function joinEach(table: 'Comment' | 'Post' | 'Story', rows: Prisma.Sql): Prisma.Sql {
  return byEngine({
    sqlite: () => Prisma.sql`CROSS JOIN ${Prisma.raw(`"${table}"`)} p ON p."id" IN (${rows})`,
    postgresql: () => Prisma.sql`CROSS JOIN LATERAL (${rows}) p`,
  })
}

/** An expression for a new id in each inserted row. */
export const newIdSql: Prisma.Sql = byEngine({
  sqlite: () => Prisma.sql`lower(hex(randomblob(12)))`,
  postgresql: () => Prisma.sql`replace(gen_random_uuid()::text, '-', '')`,
})

/** A value in an INSERT … SELECT. PostgreSQL treats an untyped one as text. */
export function inserted(value: Date | { json: unknown }): Prisma.Sql {
  const given = value instanceof Date ? value : JSON.stringify(value.json)
  return byEngine({
    sqlite: () => Prisma.sql`${given}`,
    postgresql: () => (value instanceof Date ? Prisma.sql`${given}::timestamp(3)` : Prisma.sql`${given}::jsonb`),
  })
}
