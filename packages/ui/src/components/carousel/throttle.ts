import { scrollThrottleMs } from '../../theme/kit.ts'

/**
 * Calls a function at most once in a while: at once, and at the end of each while that asked for
 * more.
 *
 * @param whileMs - 100 unless told otherwise (Spec §9)
 */
export function throttle(call: () => void, whileMs: number = scrollThrottleMs) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false

  function run() {
    again = false
    timer = setTimeout(() => {
      timer = undefined
      if (again) run()
    }, whileMs)
    call()
  }

  return {
    call: () => {
      if (timer === undefined) run()
      else again = true
    },
    /** Forgets what is still to be called. */
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
      again = false
    },
  }
}
