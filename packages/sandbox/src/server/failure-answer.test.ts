import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sendForm, startTestServer } from '../testing/test-server.test-kit.ts'
import { failureAnswer } from './failure-answer.ts'

/** Every connection that is opened from now on. */
function connections(): Set<DatabaseSync> {
  const opened = new Set<DatabaseSync>()
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the connection that is meant
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

it('says at the checkout that nothing was kept when the disk is full, and goes on when it is not', async () => {
  const lines: string[] = []
  const opened = connections()
  const log = (line: string) => void lines.push(line)
  const server = await startTestServer({ databaseFile: ':memory:', log })
  onTestFinished(() => server.close())
  const database = [...opened].find((connection) => connection.isOpen)
  const pages = database?.prepare('PRAGMA page_count').get()?.['page_count']
  const count = () => database?.prepare('SELECT count(*) AS n FROM donations').get()?.['n']
  database?.exec(`PRAGMA max_page_count = ${Number(pages)}`)

  const gift = { target: 'page:2000002', amount: '5', message: 'x'.repeat(200), card: 'accepted' }
  let kept = Number(count())
  let answer = await sendForm(server, '/www/checkout/donations', gift)
  for (; answer.status === 303; kept += 1)
    answer = await sendForm(server, '/www/checkout/donations', gift)
  expect(answer.status).toBe(503)
  expect(answer.html).toContain('nothing was charged')
  expect(count()).toBe(kept)
  expect(lines).toEqual([
    expect.stringMatching(/^POST \/www\/checkout\/donations: the database cannot be written/),
  ])

  database?.exec(`PRAGMA max_page_count = ${Number(pages) + 1000}`)
  expect((await sendForm(server, '/www/checkout/donations', gift)).status).toBe(303)
  expect(count()).toBe(kept + 1)
})

it.each([
  ['/api/v1/account', { errorMessage: expect.stringContaining('disk is full') as string }],
  ['/services/v1/x', { message: expect.stringContaining('disk is full') as string }],
])('says it as JSON at %s', async (path, expected) => {
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  const { answer } = await failureAnswer(full, { method: 'PUT', path })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual(expected)
})

it('logs internal errors, and hides them from the response', async () => {
  const fault = new Error('a secret')
  const call = await failureAnswer(fault, { method: 'GET', path: '/api/v1/x' })
  expect([call.answer.status, await call.answer.text()]).toEqual([500, ''])
  const page = await failureAnswer(fault, { method: 'GET', path: '/www/checkout/donations' })
  expect(page.answer.status).toBe(500)
  expect(await page.answer.text()).toMatch(/Something went wrong(?![^]*secret)/)
  expect(page.line).toContain('a secret')
})
