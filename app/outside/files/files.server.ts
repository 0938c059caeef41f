import { env } from '#app/env.server.ts'
import { diskStore } from './disk-store.server.ts'
import type { FileStore } from './file-store.ts'
import { s3Store } from './s3-store.server.ts'

/** Where this site keeps its files: in the bucket of its settings, or in a folder. */
export const fileStore: FileStore = env.s3 ? s3Store(env.s3) : diskStore(env.filesFolder)
