import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from './env.server.ts'
import { readSecretFiles } from './secret-files.server.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'secrets-'))))
afterAll(() => rmSync(folder, { recursive: true }))

const settings = {
  NODE_ENV: 'production',
  SITE_URL: 'https://bagdar.example',
  OPERATOR_NAME: 'Mektep LLP',
  OPERATOR_EMAIL: 'help@bagdar.example',
} as const

function fileWith(text: string) {
  const path = join(folder, `${text.length}`)
  writeFileSync(path, text)
  return path
}

it('a secret may stand in a file, with the end of its line', () => {
  const given = {
    ...settings,
    SESSION_SECRET_FILE: fileWith(`${'a'.repeat(40)}\n`),
    DATABASE_URL_FILE: fileWith('postgresql://bagdar:secret@db/bagdar'),
  }
  const read = readSecretFiles(given)
  expect(readEnv(read)).toMatchObject({
    sessionSecrets: ['a'.repeat(40)],
    databaseUrl: 'postgresql://bagdar:secret@db/bagdar',
  })
  // Child processes inherit the secret and do not read the file again.
  expect(Object.keys(read).filter(name => name.endsWith('_FILE'))).toEqual([])
  expect(readSecretFiles(read)).toBe(read)
})

it('a file that cannot be read, an empty one and a secret said twice are told by the name of the setting', () => {
  const of = (more: Record<string, string>) => () => readSecretFiles({ ...settings, ...more })
  expect(of({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(/^SMTP_URL_FILE leads to .*none, .* \(ENOENT\)/)
  expect(of({ SMTP_URL_FILE: folder })).toThrow('EISDIR')
  expect(of({ OPENAI_API_KEY_FILE: fileWith(' \n') })).toThrow('nothing stands there')
  const twice = { SESSION_SECRET: 'b'.repeat(40), SESSION_SECRET_FILE: fileWith('c'.repeat(41)) }
  expect(of(twice)).toThrow(/^SESSION_SECRET and SESSION_SECRET_FILE are both set/)
  expect(of(twice)).not.toThrow(/bbb|ccc/)
})
