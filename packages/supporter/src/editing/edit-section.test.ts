import { describe, expect, it, vi } from 'vitest'
import { createChangeSender } from './edit-section.tsx'

describe('createChangeSender', () => {
  const begin = () => {
    const send = vi.fn(async (_changed: { what?: string; why?: string }) => undefined)
    return { send, save: createChangeSender({ what: 'a', why: 'b' }) }
  }

  it('sends the differences from the loaded and the last saved values', async () => {
    const { save, send } = begin()
    await save({ what: 'a', why: 'c' }, send)
    expect(send).toHaveBeenLastCalledWith({ why: 'c' })
    await save({ what: 'a', why: 'c' }, send)
    expect(send).toHaveBeenLastCalledWith({})
    await save({ what: '', why: 'b' }, send)
    expect(send).toHaveBeenLastCalledWith({ what: '', why: 'b' })
  })

  it('sends again what may not have arrived', async () => {
    const { save, send } = begin()
    send.mockRejectedValueOnce(new Error('lost'))
    await expect(save({ what: 'x', why: 'b' }, send)).rejects.toThrow('lost')
    await save({ what: 'a', why: 'b' }, send)
    expect(send).toHaveBeenLastCalledWith({ what: 'a' })
  })
})
