// npm run shortlist -- '<json>': prints the shortlist of one person from the content alone, for counsellors and for
// checking the engine. {"interests": {"R": 0–100, …}, "subjects"?, "ways"?, "traits"?, "values"?}
import { personSchema } from '#app/domain/guidance/shortlist.schema.ts'
import { shortlistFor } from '#app/domain/guidance/shortlist-for.ts'
import { readContentProfessions } from './content-professions.ts'

const person = readPerson(process.argv[2])
if (person) process.stdout.write(`${JSON.stringify(shortlistFor(person, readContentProfessions()), null, 2)}\n`)
else process.exitCode = 1

function readPerson(typed: string | undefined) {
  if (typed === undefined) {
    console.error(`npm run shortlist -- '{"interests": {"R": 80, "I": 40, "A": 20, "S": 30, "E": 30, "C": 50}}'`)
    return null
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(typed)
  } catch {
    console.error('This is no JSON.')
    return null
  }
  const { success, data, error } = personSchema.safeParse(parsed)
  if (success) return data
  for (const { path, message } of error.issues) console.error(`${path.join('.') || 'the whole'}: ${message}`)
  return null
}
