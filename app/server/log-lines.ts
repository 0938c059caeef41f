export type Level = 'info' | 'warn' | 'error'

const MESSAGE_LENGTH = 300
const FRAMES = 20

/** Splits console output into the fields of a log line. An error keeps its name, its stack frames and the first line of
 *  its message without possibly personal values: the database client quotes the values it was given, and a parser the
 *  text it could not read. */
export function entryOf(text: string): { message: string; stack?: string[] } {
  const lines = text.split('\n')
  const at = lines.findIndex(line => /^\s+at /.test(line))
  const stack = at < 0 ? [] : lines.slice(at).filter(line => /^\s+at /.test(line))
  const message = masked(lines.slice(0, at < 0 ? undefined : at).join('\n'))
  return { message, ...(stack.length > 0 && { stack: stack.slice(0, FRAMES).map(frame => frame.trim()) }) }
}

function masked(message: string) {
  const [, client] = /^(PrismaClient\w*)/.exec(message) ?? []
  if (client) return [client, /\bP\d{4}\b/.exec(message)?.[0]].filter(Boolean).join(' ')
  const [first = ''] = message.trim().split('\n')
  return first
    .replace(/"[^"]*"/g, '"…"')
    .replace(/[^\s@<>]+@[^\s@<>]+/g, '…')
    .replace(/\+?\d[\d ()-]{8,}\d/g, '…')
    .slice(0, MESSAGE_LENGTH)
}
