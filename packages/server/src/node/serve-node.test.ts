import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('finishes running requests and then the last writes before it exits', async () => {
  const script = join(import.meta.dirname, 'serve-node.test-kit.ts')
  const server = fork(script, { execArgv: ['--conditions=@milepost/source'], stdio: 'pipe' })
  const written: string[] = []
  server.stdout?.setEncoding('utf8')
  server.stdout?.on('data', (part: string) => written.push(part))
  const [message] = (await once(server, 'message')) as [{ origin: string }]
  const asked = new Promise<void>((resolve) => {
    server.stdout?.on('data', (part: string) => part.includes('asked') && resolve())
  })
  const answer = fetch(message.origin.replace('localhost', '127.0.0.1'), {
    headers: { 'x-forwarded-host': 'other.example' },
  })
  await asked
  const exited = once(server, 'close')
  server.kill('SIGTERM')
  expect(await (await answer).text()).toBe('page')
  expect(await exited).toEqual([0, null])
  expect(written.join('')).toMatch(/asked answered ending written$/)
})
