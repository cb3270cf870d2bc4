import { describe, expect, it } from 'vitest'
import { toastPart } from './supporter-store.ts'

describe('flash message', () => {
  it('has id, text and theme, and comes back from storage as it went [S3.67]', () => {
    const message = { id: '1', text: 'Saved', theme: 'success' } as const
    expect(toastPart.read(structuredClone(toastPart.write(message)))).toEqual(message)
  })

  it('has a theme that there is', () =>
    expect(toastPart.read({ id: '1', text: 'x', theme: 'rainbow' })?.theme).toBe('info'))

  it.each([undefined, null, 'Saved', {}, { id: '1' }, { id: '1', text: '' }, { id: 1, text: 'x' }])(
    'takes %j for none',
    (stored) => expect(toastPart.read(stored)).toBeUndefined(),
  )
})
