import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { limitPipelining } from './connections.ts'

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

it('answers a few requests that came at once, and ends a connection with many', async () => {
  const { port, answered } = await start()
  expect((await send(port, 10)).match(/HTTP\/1\.1 200/g)).toHaveLength(10)
  await send(port, 500)
  expect(answered()).toBeLessThanOrEqual(10 + 16)
})

it('counts what is not answered yet, not what was ever asked', async () => {
  const { port } = await start()
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      const response = await fetch(`http://127.0.0.1:${port}/`)
      expect(await response.text()).toBe('x')
    }),
  )
})
