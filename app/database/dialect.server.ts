import { Prisma } from '#prisma/generated/client.ts'
import { type Engine, engine } from './engine.server.ts'

// Hand-written SQL is one text for both engines. What they write differently has one name here, with its twin beside it.

function byEngine<T>(twins: Record<Engine, () => T>): T {
  return twins[engine]()
}

/** Whether a text contains another one, letter by letter. */
export function contains(column: Prisma.Sql, word: string | Prisma.Sql): Prisma.Sql {
  return byEngine({
    sqlite: () => Prisma.sql`instr(${column}, ${word}) > 0`,
    postgresql: () => Prisma.sql`strpos(${column}, ${word}) > 0`,
  })
}

/** A JSON object of these columns. */
export function jsonObject(fields: Record<string, Prisma.Sql>): Prisma.Sql {
  const pairs = Object.entries(fields).map(([name, value]) => Prisma.sql`${Prisma.raw(`'${name}'`)}, ${value}`)
  return byEngine({
    sqlite: () => Prisma.sql`json_object(${Prisma.join(pairs)})`,
    postgresql: () => Prisma.sql`json_build_object(${Prisma.join(pairs)})`,
  })
}

/** A JSON list of a column of many rows; of no row an empty one. */
export function jsonList(value: Prisma.Sql, order?: Prisma.Sql): Prisma.Sql {
  const ordered = order ? Prisma.sql`${value} ORDER BY ${order}` : value
  return byEngine({
    sqlite: () => Prisma.sql`json_group_array(${ordered})`,
    postgresql: () => Prisma.sql`COALESCE(json_agg(${ordered}), '[]'::json)`,
  })
}

/** No instant, among rows that have one. */
export const noInstant: Prisma.Sql = byEngine({
  sqlite: () => Prisma.sql`NULL`,
  postgresql: () => Prisma.sql`NULL::timestamp(3)`,
})

/** No JSON, among rows that have some. */
export const noJson: Prisma.Sql = byEngine({
  sqlite: () => Prisma.sql`NULL`,
  postgresql: () => Prisma.sql`NULL::jsonb`,
})

/** A JSON list of nothing. */
export const emptyList: Prisma.Sql = byEngine({
  sqlite: () => Prisma.sql`'[]'`,
  postgresql: () => Prisma.sql`'[]'::json`,
})

/** A JSON object of many rows. */
export function jsonMap(key: Prisma.Sql, value: Prisma.Sql): Prisma.Sql {
  return byEngine({
    sqlite: () => Prisma.sql`json_group_object(${key}, ${value})`,
    postgresql: () => Prisma.sql`COALESCE(json_object_agg(${key}, ${value}), '{}'::json)`,
  })
}

/** A column of JSON inside of a JSON object or list. */
export function nested(column: Prisma.Sql): Prisma.Sql {
  return byEngine({ sqlite: () => Prisma.sql`json(${column})`, postgresql: () => column })
}

/** An instant inside of a JSON object, with its zone. */
export function nestedInstant(column: Prisma.Sql): Prisma.Sql {
  return byEngine({
    sqlite: () => column,
    postgresql: () => Prisma.sql`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"')`,
  })
}

/** The text of what lies at a path of a JSON column, names of objects and places of lists. */
export function textAt(column: Prisma.Sql, ...path: (string | number)[]): Prisma.Sql {
  return byEngine({
    sqlite: () => {
      const steps = path.map(step => (typeof step === 'number' ? `[${step}]` : `.${step}`))
      return Prisma.sql`(${column} ->> ${Prisma.raw(`'$${steps.join('')}'`)})`
    },
    postgresql: () => Prisma.sql`(${column} #>> ${Prisma.raw(`'{${path.join(',')}}'`)})`,
  })
}

/** Whether what lies under a name of a JSON column is true. */
export function isTrueAt(column: Prisma.Sql, name: string): Prisma.Sql {
  return byEngine({
    sqlite: () => Prisma.sql`COALESCE(${textAt(column, name)}, 0) <> 0`,
    postgresql: () => Prisma.sql`COALESCE(${textAt(column, name)}, 'false') = 'true'`,
  })
}

/** A source of rows: what a list in a JSON column holds, each as `value` with its place from 0 as `key`. */
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

/** A count that never falls below nothing. */
export function atLeastZero(count: Prisma.Sql): Prisma.Sql {
  return byEngine({
    sqlite: () => Prisma.sql`MAX(0, ${count})`,
    postgresql: () => Prisma.sql`GREATEST(0, ${count})`,
  })
}

/** A count that never falls below one. */
export function atLeastOne(count: Prisma.Sql): Prisma.Sql {
  return byEngine({
    sqlite: () => Prisma.sql`MAX(1, ${count})`,
    postgresql: () => Prisma.sql`GREATEST(1, ${count})`,
  })
}

/** A line break. */
export const lineBreak: Prisma.Sql = Prisma.raw(byEngine({ sqlite: () => 'char(10)', postgresql: () => 'chr(10)' }))

/** The texts of many rows in an order, with something between them; of no row it is NULL. */
export function textsJoined(text: Prisma.Sql, between: Prisma.Sql, order: Prisma.Sql): Prisma.Sql {
  const name = Prisma.raw(byEngine({ sqlite: () => 'group_concat', postgresql: () => 'string_agg' }))
  return Prisma.sql`${name}(${text}, ${between} ORDER BY ${order})`
}

/** 1 where a column says yes, 0 where it says no. */
export function oneIf(condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(CASE WHEN ${condition} THEN 1 ELSE 0 END)`
}

/** The month of an instant in Kazakhstan, YYYY-MM. */
export function monthOf(column: Prisma.Sql): Prisma.Sql {
  return byEngine({
    sqlite: () => Prisma.sql`substr(datetime(${column}, '+5 hours'), 1, 7)`,
    postgresql: () => Prisma.sql`to_char(${column} + interval '5 hours', 'YYYY-MM')`,
  })
}

/** A join with a condition that begins with what stands before it. SQLite takes the order of a CROSS JOIN for an order. */
export const joinAfter: Prisma.Sql = Prisma.raw(byEngine({ sqlite: () => 'CROSS JOIN', postgresql: () => 'JOIN' }))

/** An id for each row that a statement makes. */
export const newIdSql: Prisma.Sql = byEngine({
  sqlite: () => Prisma.sql`lower(hex(randomblob(12)))`,
  postgresql: () => Prisma.sql`replace(gen_random_uuid()::text, '-', '')`,
})

/** A value among those a statement selects to insert them. PostgreSQL takes one without a type for a text. */
export function inserted(value: Date | { json: unknown }): Prisma.Sql {
  const given = value instanceof Date ? value : JSON.stringify(value.json)
  return byEngine({
    sqlite: () => Prisma.sql`${given}`,
    postgresql: () => (value instanceof Date ? Prisma.sql`${given}::timestamp(3)` : Prisma.sql`${given}::jsonb`),
  })
}
