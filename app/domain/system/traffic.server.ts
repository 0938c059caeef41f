import { Traffic } from './traffic.ts'

/** What this process has answered since it began. */
export const traffic = new Traffic(new Date())
