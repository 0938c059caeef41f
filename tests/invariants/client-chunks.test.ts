import { describe, expect, it } from 'vitest'
import { catalogueFiles, catalogueOf, codeOf, scripts, sheets } from './client-files.ts'

describe('a built script', () => {
  // Catalogues are excluded, because their prose may name such terms: the privacy notice names the method of storing
  // passwords.
  it.each(scripts.filter(file => !catalogueFiles.has(file)))(
    '%s holds no zod, no server code and nothing of the database',
    file => {
      const code = codeOf.get(file)!
      expect(code).not.toMatch(/\bzod\b|ZodError|_zod|invalid_type/i)
      expect(code).not.toMatch(/prisma|argon2|better-sqlite|sqlite/i)
      expect(code).not.toMatch(/\bSELECT\b.+\bFROM\b|INSERT INTO|findUnique|findMany|\$queryRaw|\$transaction/)
      expect(code).not.toMatch(/passwordHash|usernameFolded|openKey|systemRole/)
      // The small translator is sufficient in a browser (docs/decisions/037).
      expect(code).not.toMatch(/i18next|pluralResolver|remix-i18next/i)
      expect(code).not.toMatch(/SESSION_SECRET|DATABASE_URL|process\.env|["']node:|require\(/)
    },
  )

  it('speaks one language at most', () => {
    const spoken = scripts.map(file => {
      const own = [...catalogueOf.values()].filter(each => each.file === file)
      return [file, ...new Set(own.map(({ language }) => language))]
    })
    expect(spoken.filter(([, ...several]) => several.length > 1)).toEqual([])
  })
})

it('a built style sheet takes no part of a word for the name of a class', () => {
  for (const file of sheets) expect(codeOf.get(file)!.match(/.{20}:\s*\.[a-z].{9}/gi), file).toBeNull()
})

describe('the built files', () => {
  it('hold every catalogue in a file of its own', () => {
    expect(catalogueFiles.size).toBe(catalogueOf.size)
  })

  it('ask nobody else for anything', () => {
    const harmless = /^https?:\/\/(www\.w3\.org|reactjs\.org\/docs|react\.dev|remix\.run|reactrouter\.com)\b/
    for (const file of scripts) {
      const addresses = codeOf.get(file)!.match(/(?<![\w:])(?:https?:)?\/\/[a-z0-9-]+\.[a-z]{2,}[^"'`\s)]*/gi) ?? []
      expect(
        addresses.filter(address => !harmless.test(address)),
        file,
      ).toEqual([])
    }
    for (const file of sheets) {
      expect(codeOf.get(file)!, file).not.toMatch(/@import|@font-face|url\(\s*["']?(?:https?:)?\/\//)
    }
  })
})
