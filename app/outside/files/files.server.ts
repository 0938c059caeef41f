import { env } from '#app/env.server.ts'
import { diskStore } from './disk-store.server.ts'
import type { FileStore } from './file-store.ts'
import { s3Store } from './s3-store.server.ts'

/** The file store of this site: the configured bucket, or a folder. */
export const fileStore: FileStore = env.s3 ? s3Store(env.s3) : diskStore(env.filesFolder)
