import { afterAll, beforeAll, vi } from 'vitest'
import { watchForLeftovers } from './leftovers.ts'

// Files that share an environment: one that leaves something behind fails by itself, and not the next one.

let leftovers = (): string[] => []

beforeAll(() => {
  leftovers = watchForLeftovers()
})

afterAll(() => {
  const left = [...leftovers(), ...(vi.isFakeTimers() ? ['a clock that is still'] : [])]
  if (left.length > 0) throw new Error(`Left behind for the next file: ${left.join('; ')}`)
})
