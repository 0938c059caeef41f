// npm run doctor: checks everything the site needs and says what to do (docs/operations.md). --json is for machines.
import { parseArgs } from 'node:util'
import { asText, exitCodeOf, type Finding } from '../doctor/judge.ts'

const { values } = parseArgs({ options: { json: { type: 'boolean' } } })
const findings = await lookAtAll()
console.info(values.json ? JSON.stringify(findings, null, 2) : asText(findings))
// Exits explicitly, because connections to the mail server and others may still be open.
process.exit(exitCodeOf(findings))

/** Imports the checks dynamically, because they need valid settings. */
async function lookAtAll(): Promise<Finding[]> {
  const { unreadable } = await import('../doctor/unreadable.ts')
  try {
    await import('#app/env.server.ts')
  } catch (error) {
    return unreadable(error)
  }
  const { examine } = await import('../doctor/examine.ts')
  return examine()
}
