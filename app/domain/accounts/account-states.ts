export const accountStates = ['ACTIVE', 'INACTIVE', 'BLOCKED'] as const
export type AccountState = (typeof accountStates)[number]
