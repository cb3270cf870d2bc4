import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { endGracefully } from './connections.ts'

async function slowServer(graceMs: number, drainMs = 0) {
  let release: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    release = resolve
  })
  let finish: () => void = () => undefined
  const server = createServer((_request, response) => {
    release()
    finish = () => response.end('whole')
  })
  const ending = endGracefully(server, { graceMs, drainMs })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { server, origin, ending, arrived, finish: () => finish() }
}

describe('endGracefully', () => {
  it('answers new connections while it drains, and closes at once when it is urgent', async () => {
    const { origin, ending, arrived, finish } = await slowServer(5000, 600_000)
    const ended = ending.end()
    expect(ending.isEnding()).toBe(true)
    const answer = fetch(origin)
    await arrived
    finish()
    const response = await answer
    expect(await response.text()).toBe('whole')
    expect(response.headers.get('connection')).toBe('close')
    const again = ending.end({ isUrgent: true })
    await Promise.all([ended, again])
    await expect(fetch(origin)).rejects.toThrow('fetch failed')
  })

  it('does not wait longer than the grace period', async () => {
    const { origin, ending, arrived } = await slowServer(20)
    const outcome = fetch(origin).then(
      () => 'answered',
      () => 'broken off',
    )
    await arrived
    await ending.end()
    expect(await outcome).toBe('broken off')
  })
})
