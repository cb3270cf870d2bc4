import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { choosePort } from './choose-port.ts'

it('uses the preferred port silently if it is free', async () => {
  const lines: string[] = []
  const port = await choosePort(47_311, 'the site', { log: (line) => lines.push(line) })
  expect([port, lines]).toEqual([47_311, []])
})

it('says that a port is in use, and takes the next free one', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(47_321, resolve))
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const port = await choosePort(47_321, 'the site', { taken: [47_322], log })
  server.close()
  expect(port).toBe(47_323)
  expect(lines).toEqual(['  !  Port 47321 is in use: the site uses 47323 instead.'])
})

it('never uses a port that browsers block', async () => {
  const lines: string[] = []
  expect(await choosePort(6665, 'the sandbox', { log: (line) => lines.push(line) })).toBe(6670)
  expect(lines[0]).toContain('blocked by browsers')
})
