import type { Call } from '../server/define-call.ts'

export const checkoutCalls: readonly Call[] = []
