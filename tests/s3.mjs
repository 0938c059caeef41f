// npm run test:s3: tests the file store against a real S3 server (OpenStack Swift), started for the run in a temporary
// folder. `npm test` uses our own S3 stub, which can also simulate every failure.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { AwsClient } from 'aws4fetch'

/** Debian's Python, which finds Debian's packages. */
const python = '/usr/bin/python3'
const bucket = { region: 'kz-1', accessKeyId: 'trial:trial', secretAccessKey: 'only-for-this-run' }

if (!existsSync('/usr/lib/python3/dist-packages/swift')) {
  console.error('Swift is not installed: apt-get install --no-install-recommends python3-swift')
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'bagdar-swift-'))
const program = join(import.meta.dirname, 'trials', 'swift-server.py')
const swift = spawn(python, [program, folder, bucket.region, bucket.accessKeyId, bucket.secretAccessKey], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const url = `${await originOf(swift)}/files`
  const made = await new AwsClient({ ...bucket, service: 's3' }).fetch(url, { method: 'PUT' })
  if (made.status !== 200) throw new Error(`The bucket could not be made: ${made.status}`)
  const env = {
    ...process.env,
    TEST_S3_URL: url,
    TEST_S3_REGION: bucket.region,
    TEST_S3_ACCESS_KEY_ID: bucket.accessKeyId,
    TEST_S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  }
  const words = ['vitest', 'run', '--config', 'tests/trials/s3.config.ts']
  const tests = spawn('npx', words, { cwd: join(import.meta.dirname, '..'), stdio: 'inherit', env })
  const [code] = await once(tests, 'exit')
  process.exitCode = code ?? 1
} finally {
  if (swift.exitCode === null) {
    swift.kill('SIGKILL')
    await once(swift, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}

function originOf(server) {
  return new Promise((resolve, reject) => {
    server.once('exit', code => reject(new Error(`Swift ended with ${code}`)))
    createInterface({ input: server.stdout }).once('line', line => resolve(line.replace('Serving ', '')))
  })
}
