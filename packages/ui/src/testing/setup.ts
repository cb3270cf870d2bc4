import '@milepost/presets/patient-queries'
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { watchForLeftovers } from './leftovers.ts'

// Testing Library says so in the first file alone: it is loaded once for all that share an environment.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let leftovers = (): string[] => []

beforeAll(() => {
  leftovers = watchForLeftovers()
})

afterEach(cleanup)

// The next file runs in the same environment.
afterAll(() => {
  const left = [...leftovers(), ...(vi.isFakeTimers() ? ['a clock that stands still'] : [])]
  if (left.length > 0) throw new Error(`Left behind for the next file: ${left.join('; ')}`)
})

// jsdom has the element but not what it does; tests in Node alone have neither.
if (typeof HTMLDialogElement !== 'undefined')
  Object.defineProperties(HTMLDialogElement.prototype, {
    showModal: {
      configurable: true,
      writable: true,
      value(this: HTMLDialogElement) {
        this.open = true
      },
    },
    close: {
      configurable: true,
      writable: true,
      value(this: HTMLDialogElement) {
        this.open = false
      },
    },
  })
