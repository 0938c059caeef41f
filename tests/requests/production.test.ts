import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { copyDatabase } from '#tests/world/database.ts'
import { operatorSettings } from '#tests/world/server.ts'

const root = join(import.meta.dirname, '..', '..')

it('production does not open a database the demo has filled', async () => {
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    SESSION_SECRET: 'a-secret-of-at-least-32-characters',
    ...operatorSettings,
    DATABASE_URL: copyDatabase(),
  }
  const program = join(root, 'node_modules', '.bin', 'tsx')
  const seeding = promisify(execFile)(program, ['prisma/seed/run.ts', 'content'], { cwd: root, env })
  await expect(seeding).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('DATABASE_URL') as string })
})
