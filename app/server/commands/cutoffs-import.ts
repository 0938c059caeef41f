// npm run cutoffs:import: imports the state grants of one year, all sections, from a file (docs/cutoffs.md).
import { realpath, stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { describeImport, importCutoffs, writeRejects } from '#app/domain/admission/cutoffs-import.server.ts'
import { closeDatabase } from '#app/domain/health.server.ts'

const usage = 'npm run cutoffs:import -- <file> --cycle <year> [--dry-run] [--rejects <file>]'
const BYTES_AT_MOST = 10 * 1024 * 1024

const words = readWords()
const outcome = words ? await importFile(words) : null
await closeDatabase()
process.exit(outcome === null || 'fault' in outcome ? 1 : 0)

function readWords() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { cycle: { type: 'string' }, 'dry-run': { type: 'boolean' }, rejects: { type: 'string' } },
    })
    const [file, ...more] = positionals
    if (!file || more.length > 0 || values.cycle === undefined) throw new Error(usage)
    return { file, year: Number(values.cycle), dryRun: values['dry-run'] ?? false, rejects: values.rejects }
  } catch (fault) {
    console.error((fault as Error).message)
    return null
  }
}

async function importFile({ file, year, dryRun, rejects }: NonNullable<typeof words>) {
  if (!(await isSmall(file))) return null
  // The operator copies corrected rows back into the original file, so it must not be overwritten.
  if (rejects && (await realpath(rejects).catch(() => null)) === (await realpath(file))) {
    console.error('The refused rows would replace the file itself: name another one.')
    return null
  }
  const outcome = await importCutoffs({ path: file, fileName: basename(file), year, dryRun })
  console.info(await describeImport(outcome))
  if ('fault' in outcome || outcome.sheet.refused.length === 0 || !rejects) return outcome
  return (await wroteRejects(rejects, writeRejects(outcome.sheet))) ? outcome : null
}

async function wroteRejects(rejects: string, text: string) {
  try {
    await writeFile(rejects, text)
    console.info(`Refused rows with their reasons: ${rejects}`)
    return true
  } catch (fault) {
    console.error(`The refused rows could not be written: ${(fault as Error).message}`)
    return false
  }
}

/** Checks that the file exists and is not larger than any such file can be; otherwise it is not read. */
async function isSmall(file: string) {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) console.error(`There is no file ${file}.`)
  else if (found.size > BYTES_AT_MOST) console.error(await describeImport({ fault: 'listTooLarge' }))
  else return true
  return false
}
