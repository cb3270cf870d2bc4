import type { Call } from '../server/define-call.ts'

export const accountCalls: readonly Call[] = []
