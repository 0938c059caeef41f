import { Traffic } from './traffic.ts'

/** Requests answered by this process since its start. */
export const traffic = new Traffic(new Date())
