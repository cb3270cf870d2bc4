import { browserStore } from '../browser-store/browser-store.ts'
import type { ToastTheme } from '../browser-store/toast-part.ts'

/** Shows a short message in place of whatever is shown now (Spec §4). In the browser only. */
export function showToast(text: string, theme: ToastTheme = 'info'): void {
  browserStore().set('flash', () => ({ id: crypto.randomUUID(), text, theme }))
}
