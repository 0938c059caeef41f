// Checks that Dockerfile, compose.yaml and fly.toml agree with the product on settings, programs and addresses.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse as parseToml } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { image, isInContext } from './dockerfile.ts'

const root = join(import.meta.dirname, '..', '..')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

type Service = {
  image: string
  environment?: Record<string, string | number | null>
  command?: string[] | string
  depends_on?: Record<string, unknown>
  configs?: { source: string }[]
  volumes?: string[]
  networks?: string[]
  ports?: string[]
  read_only?: boolean
  deploy?: { resources: { limits: { memory: string } } }
  stop_grace_period?: string
}
const compose = parseYaml(textOf('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  networks: Record<string, unknown>
  volumes: Record<string, unknown>
  configs: Record<string, { content: string }>
}
const fly = parseToml(textOf('fly.toml')) as unknown as {
  env: Record<string, string>
  deploy: { release_command: string }
  processes: Record<string, string>
  http_service: { processes: string[]; internal_port: number; checks: { path: string }[] }
  vm: { processes: string[] }[]
  kill_signal: string
  kill_timeout: number
}
const scripts = (JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts
const ours = Object.entries(compose.services).filter(([, service]) => service.image === 'bagdar')

/** Every setting that the product reads. */
const settings = new Set(
  [...textOf('app/env.server.ts').matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name!),
)

/** The programs of the build: the server and its commands. */
const commands = readdirSync(join(root, 'app/server/commands')).filter(file => /^[\w-]+\.ts$/.test(file))
const programs = new Set(['index', ...commands.map(file => basename(file, '.ts'))])
const programOf = (words: string) => /\bnode build\/server\/([\w-]+)\.js$/.exec(words)?.[1]

describe('settings', () => {
  it('are those the product reads', () => {
    expect(settings.size).toBeGreaterThan(30)
    const named = [image.settings, fly.env, ...ours.map(([, { environment }]) => environment ?? {})].flatMap(
      Object.keys,
    )
    expect(named.filter(name => !settings.has(name))).toEqual([])
    const secrets = [...textOf('fly.toml').matchAll(/\b([A-Z][A-Z0-9_]+)=/g)].map(([, name]) => name!)
    expect(secrets.length).toBeGreaterThan(5)
    expect(secrets.filter(name => !settings.has(name))).toEqual([])
  })

  it('stand in no file of ours when they are secret', () => {
    for (const name of ['SESSION_SECRET', 'S3_SECRET_ACCESS_KEY']) {
      expect(image.settings[name]).toBeUndefined()
      expect(fly.env[name]).toBeUndefined()
      for (const [, { environment }] of ours) expect(environment?.[name]).toBe(`\${${name}:?}`)
    }
  })

  it('count the proxies that stand in front', () => {
    for (const [, { environment }] of ours) expect(environment?.TRUSTED_PROXIES).toBe(1)
    expect(fly.env.TRUSTED_PROXIES).toBe('2')
  })
})

describe('programs', () => {
  it('that are started are built', () => {
    const started = [
      image.command.join(' '),
      fly.deploy.release_command,
      ...Object.values(fly.processes),
      ...ours.map(([, { command }]) => [command].flat().join(' ')),
    ]
    expect(started.map(programOf).filter(program => !program || !programs.has(program))).toEqual([])
  })

  it('of an operator need nothing that production does not install', () => {
    const byOperators = [
      'serve',
      'migrate',
      'worker',
      'account',
      'norms',
      'cutoffs:import',
      'backup',
      'restore',
      'doctor',
      'move',
    ]
    for (const name of byOperators.filter(script => script in scripts)) {
      expect([name, programs.has(programOf(scripts[name]!) ?? '')]).toEqual([name, true])
    }
  })

  it('are asked where they listen, whether they may be asked', () => {
    expect(image.health.join(' ')).toContain('/readyz')
    expect(fly.http_service.checks.map(({ path }) => path)).toEqual(['/readyz'])
    expect(String(fly.http_service.internal_port)).toBe(image.settings.PORT)
    expect(compose.configs.caddyfile!.content).toContain(`app ${image.settings.PORT}`)
  })

  it('have as long to stop as they need', () => {
    const seconds = (drain: unknown) => Number(drain) / 1000 + 12
    expect(image.stopSignal).toBe(fly.kill_signal)
    expect(fly.kill_timeout).toBeGreaterThanOrEqual(seconds(fly.env.DRAIN_MS))
    for (const name of ['app', 'worker']) {
      const { environment, stop_grace_period: period } = compose.services[name]!
      expect(parseInt(period!)).toBeGreaterThanOrEqual(seconds(environment!.DRAIN_MS))
    }
  })
})

describe('containers', () => {
  it('know the services, networks, volumes and files they name', () => {
    for (const { depends_on = {}, networks = [], volumes = [], configs = [] } of Object.values(compose.services)) {
      for (const name of Object.keys(depends_on)) expect(compose.services).toHaveProperty(name)
      for (const name of networks) expect(compose.networks).toHaveProperty(name)
      for (const volume of volumes) expect(compose.volumes).toHaveProperty(volume.split(':')[0]!)
      for (const { source } of configs) expect(compose.configs).toHaveProperty(source)
    }
    for (const processes of [fly.http_service.processes, ...fly.vm.map(vm => vm.processes)]) {
      for (const name of processes) expect(fly.processes).toHaveProperty(name)
    }
  })

  it('of ours write nowhere but where they are told, and only the proxy is reached from outside', () => {
    for (const [, { read_only: readOnly }] of ours) expect(readOnly).toBe(true)
    const open = Object.entries(compose.services).flatMap(([name, { ports }]) => (ports ? [name] : []))
    expect(open).toEqual(['proxy'])
    expect(image.user).toBe('node')
  })

  it('have a bound each on what they take', () => {
    const free = Object.entries(compose.services).filter(([, { deploy }]) => !deploy?.resources.limits.memory)
    expect(free.map(([name]) => name)).toEqual(['bucket'])
  })
})

it('the image is built from what the build reads, and from no secret, database or test', () => {
  for (const path of ['app/root.tsx', 'prisma/schema/feed.prisma', 'public', 'package-lock.json', 'vite.config.ts']) {
    expect([path, existsSync(join(root, path)), isInContext(path)]).toEqual([path, true, true])
  }
  for (const path of [
    '.env',
    '.git/config',
    'var/bagdar.db',
    'node_modules/vite',
    'tests/run.mjs',
    'prisma/generated/client.ts',
  ]) {
    expect([path, isInContext(path)]).toEqual([path, false])
  }
})
