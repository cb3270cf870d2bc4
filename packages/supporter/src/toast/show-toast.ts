import type { SupporterStore } from '../browser-store/supporter-store.ts'
import { randomId } from '../browser-store/random-id.ts'
import type { ToastTheme } from '../browser-store/toast-part.ts'

/** Shows a toast, replacing the current one (Spec §4). Browser only. */
export function showToast(store: SupporterStore, text: string, theme: ToastTheme = 'info'): void {
  store.set('flash', () => ({ id: randomId(), text, theme }))
}
