import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { type MaterialFile, materialsFile } from './materials.schema.ts'
import { changesOf } from './sync.ts'

const folder = join(import.meta.dirname, 'content', 'materials')

/** What one can learn from; what has left the content stays for the plans that name it, retired. */
export async function seedMaterials(db: PrismaClient) {
  const files = readdirSync(folder).filter(name => name.endsWith('.json'))
  const materials = files.flatMap(name => materialsFile.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
  const rows = materials.map(rowOf)
  const { created, changed, gone } = changesOf(rows, await db.material.findMany())
  await db.$transaction([
    db.material.createMany({ data: created }),
    ...changed.map(({ id, ...data }) => db.material.update({ where: { id }, data })),
    db.material.updateMany({ where: { id: { in: gone }, retiredAt: null }, data: { retiredAt: new Date() } }),
  ])
  await seedSkills(db, materials)
}

function rowOf({ id, kind, language, level, hours, free, title, by, year, url, teaches, seen }: MaterialFile) {
  return { id, kind, language, level, hours, free, title, author: by, year, url, teaches, seen, retiredAt: null }
}

async function seedSkills(db: PrismaClient, materials: { id: string; skills: string[] }[]) {
  const wanted = materials.flatMap(({ id, skills }) => skills.map((skill, order) => ({ materialId: id, skill, order })))
  const keyOf = (row: (typeof wanted)[number]) => `${row.materialId} ${row.skill} ${row.order}`
  const there = await db.materialSkill.findMany()
  const known = new Set(there.map(keyOf))
  const kept = new Set(wanted.map(keyOf))
  await db.$transaction([
    ...there
      .filter(row => !kept.has(keyOf(row)))
      .map(({ materialId, skill }) => db.materialSkill.delete({ where: { materialId_skill: { materialId, skill } } })),
    db.materialSkill.createMany({ data: wanted.filter(row => !known.has(keyOf(row))) }),
  ])
}
