import type { TabClock } from './keep-session.ts'

/** Timers of this tab, and callbacks when it becomes visible, focused or online. */
export const browserTabClock: TabClock = {
  every(delayMs, call) {
    const timer = setInterval(call, delayMs)
    return () => clearInterval(timer)
  },
  onReturn(call) {
    const look = () => {
      if (document.visibilityState === 'visible') call()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    window.addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
      window.removeEventListener('online', look)
    }
  },
}
