import { readFileSync } from 'node:fs'

/** Settings that can be read from a file, as containers and systemd pass secrets: `SESSION_SECRET_FILE` names the file.
 *  The backup key is not among them, since only the commands that need it read it (server/backup/secret.ts). */
const names = [
  'SESSION_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'OPENAI_API_KEY',
] as const

/** Files that settings of this process were read from. */
export const secretFiles: string[] = []

/** Replaces each `…_FILE` setting with the content of its file, so that child processes inherit the value.
 *  @throws Error that names the setting, never the content of the file. */
export function readSecretFiles(settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  for (const name of names) {
    const path = settings[`${name}_FILE`]
    if (!path) continue
    if (settings[name]) throw new Error(`${name} and ${name}_FILE are both set: one of them is enough.`)
    settings[name] = contentOf(path, `${name}_FILE`)
    Reflect.deleteProperty(settings, `${name}_FILE`)
    secretFiles.push(path)
  }
  return settings
}

function contentOf(path: string, setting: string) {
  let written: string
  try {
    written = readFileSync(path, 'utf8').trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`${setting} leads to ${path}, which cannot be read (${code}).`, { cause: error })
  }
  if (written === '') throw new Error(`${setting} leads to ${path}, and nothing stands there.`)
  return written
}
