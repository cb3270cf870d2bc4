import { asRecord } from './as-record.ts'
import type { StatePart } from './state-part.ts'

/** One short message over the page (Spec §3). There is one at a time: a new one replaces it (Spec §4). */
export interface FlashMessage {
  readonly id: string
  readonly text: string
  readonly theme: FlashTheme
}

export type FlashTheme = 'success' | 'info' | 'warning' | 'danger'

const themes: readonly FlashTheme[] = ['success', 'info', 'warning', 'danger']

export const flashPart: StatePart<FlashMessage | undefined> = {
  initial: undefined,
  read(stored) {
    const { id, text, theme } = asRecord(stored) ?? {}
    if (typeof id !== 'string' || typeof text !== 'string' || text === '') return undefined
    return { id, text, theme: themes.find((name) => name === theme) ?? 'info' }
  },
  write: (message) => message,
}
