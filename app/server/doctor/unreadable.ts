import { type Finding, finding, judgeNode } from './judge.ts'

/** Returns the findings when the settings cannot be read. */
export function unreadable(error: unknown): Finding[] {
  const issues = (error as { issues?: { path: PropertyKey[]; message: string }[] }).issues
  const messages = issues?.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [(error as Error).message]
  const todo = 'Put it right in the file of settings (README, “In production”). Everything else is looked at then.'
  return [judgeNode(process.versions.node), ...messages.map(line => finding.fault('Settings', line, todo))]
}
