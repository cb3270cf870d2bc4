import { createServer } from 'node:http'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addGracefulShutdown, limitPipelining } from './connections.ts'

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
  const ending = addGracefulShutdown(server, { graceMs, drainMs })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { server, origin, ending, arrived, finish: () => finish() }
}

describe('addGracefulShutdown', () => {
  it('accepts new connections while it drains, and closes at once if urgent', async () => {
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

async function start(): Promise<{ port: number; answered: () => number }> {
  const server = createServer()
  let answered = 0
  limitPipelining(server)
  server.on('request', (request, response) => {
    if (request.socket.destroyed) return
    answered += 1
    setTimeout(() => response.end('x'), 5)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, answered: () => answered }
}

function send(port: number, times: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (data) => (text += data.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
    const last = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(times - 1) + last)
  })
}

it('responds to a few pipelined requests, and closes a connection with many', async () => {
  const { port, answered } = await start()
  expect((await send(port, 10)).match(/HTTP\/1\.1 200/g)).toHaveLength(10)
  await send(port, 500)
  expect(answered()).toBeLessThanOrEqual(10 + 16)
})

it('counts pending responses, not past requests', async () => {
  const { port } = await start()
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      const response = await fetch(`http://127.0.0.1:${port}/`)
      expect(await response.text()).toBe('x')
    }),
  )
})
