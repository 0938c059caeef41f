import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { materialLevels, skills } from '#app/domain/materials/vocabulary.ts'
import { languages } from '#app/i18n/config.ts'
import { materialsFile, professionSkillsFile } from '#prisma/seed/materials.schema.ts'

const folder = join(import.meta.dirname, '..', '..', 'prisma', 'seed', 'content')
const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(folder, ...path), 'utf8'))
const materials = readdirSync(join(folder, 'materials')).flatMap(file => materialsFile.parse(read('materials', file)))
const professionSkills = professionSkillsFile.parse(read('profession-skills.json'))
const taught = new Set(materials.flatMap(material => material.skills))

/** Normalises the address of a page: without `www.` and a trailing slash. */
const bare = (url: string) => {
  const { host, pathname, search } = new URL(url)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`.toLowerCase()
}

describe('the materials', () => {
  it('are two hundred and forty or more, most of them free', () => {
    expect(materials.length).toBeGreaterThanOrEqual(240)
    expect(materials.filter(({ free }) => free).length).toBeGreaterThan(materials.length / 2)
  })

  it.each(languages)('are there in %s, twenty or more, at every level', language => {
    const own = materials.filter(material => material.language === language)
    expect(own.length).toBeGreaterThanOrEqual(20)
    expect([...new Set(own.map(({ level }) => level))].toSorted()).toEqual([...materialLevels].toSorted())
  })

  it('are each there once: by name, by address, and by title and maker', () => {
    const names = { id: materials.map(({ id }) => id), url: materials.map(({ url }) => bare(url)) }
    const titles = materials.map(({ title, by, language }) => `${title} ${by} ${language}`.toLowerCase())
    for (const list of [names.id, names.url, titles])
      expect(list.filter((one, at) => list.indexOf(one) !== at)).toEqual([])
  })

  it('are at addresses over https that name no port and no person', () => {
    for (const { url } of materials) {
      const { protocol, port, username, password } = new URL(url)
      expect([protocol, port, username, password], url).toEqual(['https:', '', '', ''])
    }
  })

  it('are no laws and no exam of another country', () => {
    const forbidden =
      /adilet\.zan\.kz|egevideo|sdamgia|(^|[./-])(ege|oge)([./-]|$)|fipi\.ru|consultant\.ru|garant\.ru|legalacts/i
    const named = /ЕГЭ|ОГЭ|(?<!\p{L})(EGE|OGE)(?!\p{L})|кодекс|(^|\s)Закон(\s|$)|туралы Заң|Конституци/u
    for (const { id, url, title, by, teaches } of materials) {
      expect(url, id).not.toMatch(forbidden)
      expect(`${title} ${by}`, id).not.toMatch(named)
      expect(Object.values(teaches).join(' '), id).not.toMatch(/ЕГЭ|ОГЭ/)
    }
  })

  it('nobody has seen are marked, and thirty at most', () => {
    expect(materials.filter(({ seen }) => seen === null).length).toBeLessThanOrEqual(30)
  })

  it.each(skills)('teach %s', skill => {
    expect(taught).toContain(skill)
  })

  it('name no skill twice', () => {
    for (const { id, skills: named } of materials) expect(new Set(named).size, id).toBe(named.length)
  })

  it('say what they teach in each language in words of its own', () => {
    for (const { id, teaches } of materials) {
      expect(teaches.kk, id).not.toBe(teaches.ru)
      expect(teaches.kk, id).toMatch(/[әіңғүұқөһ]/i)
      expect(teaches.ru, id).not.toMatch(/[әіңғүұқөһ]{2}/i)
      expect(teaches.en.replace(/[«“"].*?[»”"]/g, ''), id).not.toMatch(/[а-яё]{3}/i)
    }
  })
})

describe('the skills of the professions', () => {
  const professions = readdirSync(join(folder, 'professions')).map(file => file.replace('.json', ''))

  it('are named for every profession and for no other', () => {
    expect(Object.keys(professionSkills).toSorted()).toEqual(professions.toSorted())
  })

  it('are each named once, and the first of them can be learned', () => {
    for (const [profession, named] of Object.entries(professionSkills)) {
      expect(new Set(named).size, profession).toBe(named.length)
      expect(taught, profession).toContain(named[0])
    }
  })
})
