import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import {
  hasRecentDonation,
  recordOwnDonation,
  recordOwnDonationScript,
} from './fresh-figures-for-donor.tsx'

function storageOf() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

it('returns true for ten seconds after a donation', () => {
  const storage = storageOf()
  expect(hasRecentDonation(storage, 1000)).toBe(false)
  recordOwnDonation(storage, 1000)
  expect(hasRecentDonation(storage, 1000)).toBe(true)
  expect(hasRecentDonation(storage, 10_999)).toBe(true)
  expect(hasRecentDonation(storage, 11_000)).toBe(false)
  expect(hasRecentDonation(storage, 999)).toBe(true)
})

it('is also recognised by the receipt’s script', () => {
  const storage = storageOf()
  runInNewContext(recordOwnDonationScript, { sessionStorage: storage })
  expect(hasRecentDonation(storage, Date.now())).toBe(true)
  expect(hasRecentDonation(storage, Date.now() + 20_000)).toBe(false)
})

it('works without storage', () => {
  const refuse = () => {
    throw new Error('No storage')
  }
  recordOwnDonation({ setItem: refuse }, 0)
  expect(hasRecentDonation({ getItem: refuse }, 0)).toBe(false)
})
