import type { Call } from '../server/define-call.ts'

export const imageCalls: readonly Call[] = []
