import { describe, expect, it } from 'vitest'
import { isSkippedTransition } from './ignore-skipped-transitions.ts'

describe('isSkippedTransition', () => {
  it('knows a transition that was ended early', () => {
    const reason = new DOMException('Transition was skipped. skipTransition() called', 'AbortError')
    expect(isSkippedTransition(reason)).toBe(true)
  })

  it.each([
    new DOMException('The user aborted a request.', 'AbortError'),
    new DOMException('Transition was skipped', 'InvalidStateError'),
    new Error('Transition was skipped'),
    undefined,
  ])('leaves %s to be told', (reason) => expect(isSkippedTransition(reason)).toBe(false))
})
