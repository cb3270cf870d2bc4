import { asRecord } from './as-record.ts'
import type { StatePart } from './state-part.ts'

/** Short message over the page, stored as `flash` (Spec §3, Flash message). A new one replaces the previous one (Spec §4). */
export interface Toast {
  readonly id: string
  readonly text: string
  readonly theme: ToastTheme
}

export type ToastTheme = 'success' | 'info' | 'warning' | 'danger'

const themes: readonly ToastTheme[] = ['success', 'info', 'warning', 'danger']

export const toastPart: StatePart<Toast | undefined> = {
  initial: undefined,
  read(stored) {
    const { id, text, theme } = asRecord(stored) ?? {}
    if (typeof id !== 'string' || typeof text !== 'string' || text === '') return undefined
    return { id, text, theme: themes.find((name) => name === theme) ?? 'info' }
  },
  write: (message) => message,
}
