import { readFileSync } from 'node:fs'

/** Settings that may stand in a file, as containers and systemd hand secrets over: `SESSION_SECRET_FILE` leads to it. The key of
 *  backups is not among them: only the commands that need it read it (server/backup/secret.ts). */
const names = [
  'SESSION_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'OPENAI_API_KEY',
] as const

/** The files that settings of this process were read from. */
export const secretFiles: string[] = []

/** Puts what the files say among the settings, in place of the names of the files: processes that are started from here have
 *  them too. @throws Error that names the setting, and never what is in the file. */
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
