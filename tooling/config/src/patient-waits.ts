import { vi } from 'vitest'
import { waitMs } from './wait-ms.ts'

/**
 * A wait ends as soon as its condition holds, so a long timeout costs nothing and tolerates slow machines.
 * Vitest's default is one second, and no setting changes it.
 */
const { waitFor, waitUntil } = vi

vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))

function patient(options: Parameters<typeof waitFor>[1]) {
  return typeof options === 'number' ? options : { timeout: waitMs, ...options }
}
