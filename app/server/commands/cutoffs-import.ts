// npm run cutoffs:import: takes the state grants of one year, all sections, out of a file (docs/cutoffs.md).
import { readFile, realpath, stat, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { FILE_BYTES_AT_MOST, writeRejects } from '#app/domain/admission/cutoffs-file.ts'
import { describeImport, importCutoffs } from '#app/domain/admission/cutoffs-import.server.ts'
import { closeDatabase } from '#app/domain/health.server.ts'

const usage = 'npm run cutoffs:import -- <file> --cycle <year> [--dry-run] [--rejects <file>]'

const words = readWords()
const outcome = words ? await importFile(words) : null
await closeDatabase()
process.exit(outcome === null || 'problem' in outcome ? 1 : 0)

function readWords() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { cycle: { type: 'string' }, 'dry-run': { type: 'boolean' }, rejects: { type: 'string' } },
    })
    const [file, ...more] = positionals
    if (!file || more.length > 0 || values.cycle === undefined) throw new Error(usage)
    return { file, cycle: Number(values.cycle), dryRun: values['dry-run'] ?? false, rejects: values.rejects }
  } catch (fault) {
    console.error((fault as Error).message)
    return null
  }
}

async function importFile({ file, cycle, dryRun, rejects }: NonNullable<typeof words>) {
  const bytes = await readSmall(file)
  if (!bytes) return null
  // Mended rows go back into the file they came from: it stays what it is until then.
  if (rejects && (await realpath(rejects).catch(() => null)) === (await realpath(file))) {
    console.error('The refused rows would replace the file itself: name another one.')
    return null
  }
  const outcome = await importCutoffs(bytes, { cycle, dryRun, actorId: null })
  console.info(describeImport(outcome))
  if ('problem' in outcome || outcome.file.refused.length === 0 || !rejects) return outcome
  return (await wroteRejects(rejects, writeRejects(outcome.file))) ? outcome : null
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

/** The file, unless it is not there or larger than any such file: that is not read at all. */
async function readSmall(file: string) {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) console.error(`There is no file ${file}.`)
  else if (found.size > FILE_BYTES_AT_MOST) console.error(describeImport({ problem: 'too-large' }))
  else return await readFile(file)
  return null
}
