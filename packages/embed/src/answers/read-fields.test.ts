import { expect, it, vi } from 'vitest'
import { readWebAddress } from './read-fields.ts'

it('readWebAddress works in browsers without URL.canParse and URL.parse', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override canParse = undefined as never
      static override parse = undefined as never
    },
  )
  try {
    expect(readWebAddress('https://run.example/a')).toBe('https://run.example/a')
    expect(readWebAddress('https://')).toBeUndefined()
  } finally {
    vi.unstubAllGlobals()
  }
})
