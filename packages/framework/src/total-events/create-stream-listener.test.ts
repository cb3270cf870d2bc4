import { describe, expect, it, vi } from 'vitest'
import { createStreamListener } from './create-stream-listener.ts'

const read = async (reader: ReadableStreamDefaultReader<Uint8Array>) => {
  const { value, done } = await reader.read()
  return done ? undefined : new TextDecoder().decode(value)
}

describe('a listener', () => {
  it('gets what is sent, whether it waits for it or asks later', async () => {
    const listener = createStreamListener(vi.fn())
    const reader = listener.body.getReader()
    const first = read(reader)
    listener.send('one')
    expect(await first).toBe('one')
    listener.send('two')
    expect(await read(reader)).toBe('two')
  })

  it('that takes its time gets the newest alone', async () => {
    const listener = createStreamListener(vi.fn())
    for (const text of ['one', 'two', 'three']) listener.send(text)
    listener.beat()
    const reader = listener.body.getReader()
    expect(await read(reader)).toBe('three')
    const next = read(reader)
    listener.beat()
    expect(await next).toBe(':\n\n')
  })

  it('that takes nothing is let go at the third beat', async () => {
    const onLeft = vi.fn()
    const listener = createStreamListener(onLeft)
    listener.send('one')
    listener.beat()
    listener.beat()
    expect(onLeft).not.toHaveBeenCalled()
    listener.beat()
    expect(onLeft).toHaveBeenCalledOnce()
    await expect(listener.body.getReader().read()).rejects.toThrow('took nothing')
  })

  it('that takes something now and then stays', async () => {
    const onLeft = vi.fn()
    const listener = createStreamListener(onLeft)
    const reader = listener.body.getReader()
    for (let round = 0; round < 5; round += 1) {
      listener.send('text')
      listener.beat()
      listener.beat()
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await read(reader)).toBe('text')
    }
    expect(onLeft).not.toHaveBeenCalled()
  })

  it('gets what is on its way when the stream ends, and nothing later', async () => {
    const onLeft = vi.fn()
    const listener = createStreamListener(onLeft)
    listener.send('last')
    listener.end()
    listener.end()
    listener.send('late')
    listener.beat()
    const reader = listener.body.getReader()
    expect(await read(reader)).toBe('last')
    expect(await read(reader)).toBeUndefined()
    expect(onLeft).toHaveBeenCalledOnce()
  })

  it('leaves when its connection is gone', async () => {
    const onLeft = vi.fn()
    const listener = createStreamListener(onLeft)
    await listener.body.cancel()
    listener.send('late')
    listener.beat()
    listener.end()
    expect(onLeft).toHaveBeenCalledOnce()
  })
})
