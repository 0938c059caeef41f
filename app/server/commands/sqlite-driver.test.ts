import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { endsNode, forDriver, isDriverFit } from './sqlite-driver.mjs'

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

it('is compiled with our header where Node brings one of those', () => {
  const isNew = Number(process.versions.node.split('.')[0]) >= 24
  expect(forDriver().CXXFLAGS?.includes('object-wrap.h') ?? false).toBe(isNew)
})
