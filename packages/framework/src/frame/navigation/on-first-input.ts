/** A visit that only looks fetches nothing ahead: the first sign of life starts it. */
const signsOfLife = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart'] as const

/**
 * Calls back once, when the visitor first does something.
 *
 * @returns ends the waiting
 */
export function onFirstInput(start: () => void): () => void {
  const done = () => {
    for (const sign of signsOfLife) window.removeEventListener(sign, begin)
  }
  const begin = () => {
    done()
    start()
  }
  for (const sign of signsOfLife) window.addEventListener(sign, begin, { passive: true })
  return done
}
