import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sendForm, startTestServer } from '../testing/test-server.test-kit.ts'
import { toFailureResponse } from './failure-response.ts'

/** Collects all connections opened from now on. */
function connections(): Set<DatabaseSync> {
  const opened = new Set<DatabaseSync>()
  // oxlint-disable-next-line typescript/unbound-method -- called with the connection as `this`
  const { exec } = DatabaseSync.prototype
  const spy = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
    this: DatabaseSync,
    sql,
  ) {
    opened.add(this)
    exec.call(this, sql)
  })
  onTestFinished(() => spy.mockRestore())
  return opened
}

it('reports at the checkout that the disk is full, and recovers when it is not', async () => {
  const lines: string[] = []
  const opened = connections()
  const log = (line: string) => void lines.push(line)
  const server = await startTestServer({ databaseFile: ':memory:', log })
  onTestFinished(() => server.close())
  const database = [...opened].find((connection) => connection.isOpen)
  const pages = database?.prepare('PRAGMA page_count').get()?.['page_count']
  const count = () => database?.prepare('SELECT count(*) AS n FROM donations').get()?.['n']
  database?.exec(`PRAGMA max_page_count = ${Number(pages)}`)

  const draft = {
    target: 'page:2000002',
    amount: '5',
    message: 'x'.repeat(200),
    card: 'accepted',
  }
  let kept = Number(count())
  let answer = await sendForm(server, '/www/checkout/donations', draft)
  for (; answer.status === 303; kept += 1)
    answer = await sendForm(server, '/www/checkout/donations', draft)
  expect(answer.status).toBe(503)
  expect(answer.html).toContain('you have not been charged')
  expect(count()).toBe(kept)
  expect(lines).toEqual([
    expect.stringMatching(/^POST \/www\/checkout\/donations: the database cannot be written/),
  ])

  database?.exec(`PRAGMA max_page_count = ${Number(pages) + 1000}`)
  expect((await sendForm(server, '/www/checkout/donations', draft)).status).toBe(303)
  expect(count()).toBe(kept + 1)
})

it.each([
  ['/api/v1/account', { errorMessage: expect.stringContaining('disk is full') as string }],
  ['/services/v1/x', { message: expect.stringContaining('disk is full') as string }],
])('says it as JSON at %s', async (path, expected) => {
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  const { answer } = await toFailureResponse(full, { method: 'PUT', path })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual(expected)
})

it('logs internal errors, and hides them from the response', async () => {
  const fault = new Error('a secret')
  const call = await toFailureResponse(fault, { method: 'GET', path: '/api/v1/x' })
  expect([call.answer.status, await call.answer.text()]).toEqual([500, ''])
  const page = await toFailureResponse(fault, { method: 'GET', path: '/www/checkout/donations' })
  expect(page.answer.status).toBe(500)
  expect(await page.answer.text()).toMatch(/Something went wrong(?![^]*secret)/)
  expect(page.line).toContain('a secret')
})
