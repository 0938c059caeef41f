import { existsSync, utimesSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { makeUploadFolder, sweepUploadFolders } from './upload-folder.server.ts'

it('of an upload that a killed process has left goes, and that of one under way stays', async () => {
  const [left, underWay] = [await makeUploadFolder(), await makeUploadFolder()]
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000)
  utimesSync(left, twoHoursAgo, twoHoursAgo)
  await sweepUploadFolders()
  expect([existsSync(left), existsSync(underWay)]).toEqual([false, true])
  await rm(underWay, { recursive: true })
})
