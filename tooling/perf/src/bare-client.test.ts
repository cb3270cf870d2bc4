import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { askBare } from './bare-client.ts'

it('asks as often as it is told to, and counts what failed', async () => {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    const body = 'x'.repeat(100_000)
    response.writeHead(asked % 10 === 0 ? 500 : 200, { 'content-length': body.length }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const result = await askBare(`http://localhost:${port}/`, { amount: 200, connections: 7 })
  expect([asked, result.failed]).toEqual([200, 20])
  expect(result.p99Ms).toBeGreaterThanOrEqual(result.medianMs)
  server.close()
})
