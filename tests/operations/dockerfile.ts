import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Instruction = { name: string; words: string }
type Copied = { stage: string | null; from: string[]; to: string }

const root = join(import.meta.dirname, '..', '..')
const stages = readStages(readFileSync(join(root, 'Dockerfile'), 'utf8'))

/** Returns the instructions of a stage, after those of its base stages; without a name, of the last stage. */
function instructionsOf(stage?: string): Instruction[] {
  const { base, instructions } = stages.find(({ name }) => name === stage) ?? stages.at(-1)!
  return [...(stages.some(({ name }) => name === base) ? instructionsOf(base) : []), ...instructions]
}

const wordsOf = (name: string, stage?: string) =>
  instructionsOf(stage).flatMap(instruction => (instruction.name === name ? [instruction.words] : []))

/** Returns the RUN lines of a stage. */
export const runLines = (stage: string) => wordsOf('RUN', stage)

/** Contents of the image: its copies, its settings and its commands. */
export const image = {
  copies: wordsOf('COPY').map(readCopy),
  settings: Object.fromEntries(
    wordsOf('ENV').flatMap(words => words.split(/\s+/).map(setting => setting.split('=') as [string, string])),
  ),
  command: listAfter(wordsOf('CMD').at(-1)),
  health: listAfter(wordsOf('HEALTHCHECK').at(-1)),
  user: wordsOf('USER').at(-1),
  folder: wordsOf('WORKDIR').at(-1),
  volumes: wordsOf('VOLUME'),
  stopSignal: wordsOf('STOPSIGNAL').at(-1),
}

/** Checks whether a file is in the build context. `.dockerignore` excludes everything that it does not name. */
export function isInContext(path: string): boolean {
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
  const rules = lines.filter(line => line !== '' && !line.startsWith('#'))
  return rules.reduce((kept, rule) => (matches(rule.replace(/^!/, ''), path) ? rule.startsWith('!') : kept), true)
}

/** Checks whether a rule matches a path or one of its folders. */
function matches(rule: string, path: string) {
  const pattern = rule.replaceAll(/[.+]/g, '\\$&').replaceAll('*', '[^/]*')
  return new RegExp(`^${pattern}(/|$)`).test(path)
}

function readStages(text: string) {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(line => line.trim() !== '')
  const read: { name?: string; base: string; instructions: Instruction[] }[] = []
  for (const line of lines) {
    const [, name = '', words = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    const [, base, as] = name === 'FROM' ? (/^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(words) ?? []) : []
    if (base) read.push({ base, instructions: [], ...(as && { name: as }) })
    else read.at(-1)?.instructions.push({ name, words })
  }
  return read
}

function readCopy(words: string): Copied {
  const [, stage = null, paths = ''] = /^(?:--from=(\S+)\s+)?(.*)$/.exec(words) ?? []
  const all = paths.split(/\s+/)
  return { stage, from: all.slice(0, -1), to: all.at(-1)! }
}

/** Returns the words of a command in list form. */
function listAfter(words = '') {
  return JSON.parse(words.slice(words.indexOf('['))) as string[]
}
