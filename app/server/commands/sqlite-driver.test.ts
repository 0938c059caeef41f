import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { endsNode, forDriver, isDriverFit, keepDriver, takeKeptDriver } from './sqlite-driver.mjs'

it('the driver that is here can be loaded by this Node, and does not end it', () => {
  expect([isDriverFit(), endsNode()]).toEqual([true, false])
})

it('a driver is known that asks Node for what is not there while it ends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'driver-'))
  const path = join(folder, 'driver.node')
  writeFileSync(path, Buffer.from('\0_ZN4node28RemoveEnvironmentCleanupHookEPN2v87IsolateEPFvPvES3_\0'))
  expect([endsNode(path), endsNode(join(folder, 'none'))]).toEqual([true, false])
  rmSync(folder, { recursive: true })
})

it('is compiled with our header where Node brings one of those, and with the full-text index that is asked', () => {
  const isNew = Number(process.versions.node.split('.')[0]) >= 24
  expect(forDriver().CXXFLAGS?.includes('object-wrap.h') ?? false).toBe(isNew)
  const { CFLAGS = '-O2' } = forDriver()
  expect(CFLAGS).toMatch(/^-O2\b(?!.*FTS5)/)
})

it('a driver is kept for the next checkout, and taken only as it was kept, made in the same way', () => {
  const folder = mkdtempSync(join(tmpdir(), 'drivers-'))
  const kept = join(folder, 'kept')
  const placed = join(folder, 'checkout', 'driver.node')
  expect(takeKeptDriver(kept, placed)).toBe(false)

  keepDriver(kept)
  keepDriver(kept)
  const [name, ...others] = readdirSync(kept)
  expect(others).toEqual([])
  expect(takeKeptDriver(kept, placed)).toBe(true)
  expect(isDriverFit(placed)).toBe(true)

  vi.stubEnv('CFLAGS', '-O0')
  expect(takeKeptDriver(kept, placed)).toBe(false)
  vi.unstubAllEnvs()

  const content = readFileSync(join(kept, name!))
  writeFileSync(join(kept, name!), content.subarray(0, content.length / 2))
  expect(takeKeptDriver(kept, placed)).toBe(false)

  // A folder that cannot be created.
  keepDriver(join(kept, name!))
  rmSync(folder, { recursive: true })
})
