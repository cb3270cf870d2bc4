import { vi } from 'vitest'
import { waitMs } from './wait-ms.ts'

/**
 * A wait ends as soon as what it waits for is there; how long it may take says nothing about the code, only
 * about the machine. Vitest gives up after one second and has no setting for it.
 */
const { waitFor, waitUntil } = vi

vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))

function patient(options: Parameters<typeof waitFor>[1]) {
  return typeof options === 'number' ? options : { timeout: waitMs, ...options }
}
