// `npm run types` and `npm run lint` in one: the rules of the lint ask for the types the compiler has just found out,
// and do not make it find them out once more.
import { ESLint } from 'eslint'
import ts from 'typescript'
import { root } from '#app/server/commands/preparation.mjs'

const program = readProgram()
const faults = ts.getPreEmitDiagnostics(program)
const host = { getCanonicalFileName: name => name, getCurrentDirectory: () => root, getNewLine: () => '\n' }
if (faults.length > 0) console.error(ts.formatDiagnostics(faults, host))

const typed = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parserOptions: { projectService: false, programs: [program] } },
}
const eslint = new ESLint({ cwd: root, overrideConfig: [typed] })
const results = await eslint.lintFiles(['.'])
const said = await (await eslint.loadFormatter('stylish')).format(results)
if (said) console.error(said)

const refused = results.some(({ errorCount }) => errorCount > 0)
process.exitCode = faults.length > 0 || refused ? 1 : 0

function readProgram() {
  const { config, error } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  if (error) throw new Error(ts.formatDiagnostics([error], host))
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  // The lint walks from a node to what it stands in.
  const setParentNodes = true
  return ts.createProgram({ rootNames: fileNames, options, host: ts.createCompilerHost(options, setParentNodes) })
}
