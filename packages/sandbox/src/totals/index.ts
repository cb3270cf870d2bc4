import type { Call } from '../server/define-call.ts'

export const totalsCalls: readonly Call[] = []
