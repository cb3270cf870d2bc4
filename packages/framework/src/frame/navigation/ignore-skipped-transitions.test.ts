import { describe, expect, it } from 'vitest'
import { ignoreSkippedTransitions, isSkippedTransition } from './ignore-skipped-transitions.ts'

describe('isSkippedTransition', () => {
  it('recognises a transition that was ended early', () => {
    const reason = new DOMException('Transition was skipped. skipTransition() called', 'AbortError')
    expect(isSkippedTransition(reason)).toBe(true)
  })

  it.each([
    new DOMException('The user aborted a request.', 'AbortError'),
    new DOMException('Transition was skipped', 'InvalidStateError'),
    new Error('Transition was skipped'),
    undefined,
  ])('keeps reporting %s', (reason) => expect(isSkippedTransition(reason)).toBe(false))
})

describe('ignoreSkippedTransitions', () => {
  const skipped = new DOMException('Transition was skipped', 'AbortError')
  /** Whether the console shows a rejected promise. */
  const isTold = (target: EventTarget, reason: unknown) =>
    target.dispatchEvent(
      Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }),
    )

  it('hides skipped transitions from the console, and nothing else, until it is stopped', () => {
    const target = new EventTarget()
    const stop = ignoreSkippedTransitions(target)
    expect(isTold(target, skipped)).toBe(false)
    expect(isTold(target, new Error('a mistake of ours'))).toBe(true)
    stop()
    expect(isTold(target, skipped)).toBe(true)
  })
})
