import { describe, expect, it } from 'vitest'
import { toastPart } from './supporter-store.ts'

describe('flash message', () => {
  it('has id, text and theme, and is read back as it was stored [S3.67]', () => {
    const message = { id: '1', text: 'Saved', theme: 'success' } as const
    expect(toastPart.read(structuredClone(toastPart.write(message)))).toEqual(message)
  })

  it('falls back to an existing theme', () =>
    expect(toastPart.read({ id: '1', text: 'x', theme: 'rainbow' })?.theme).toBe('info'))

  it.each([undefined, null, 'Saved', {}, { id: '1' }, { id: '1', text: '' }, { id: 1, text: 'x' }])(
    'ignores %j',
    (stored) => expect(toastPart.read(stored)).toBeUndefined(),
  )
})
