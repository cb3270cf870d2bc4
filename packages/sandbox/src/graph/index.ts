import type { Call } from '../server/define-call.ts'

export const graphCalls: readonly Call[] = []
