import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchSharedNotice } from './watch-shared-notice.ts'

const ending: (() => void)[] = []
afterEach(() => {
  for (const end of ending.splice(0)) end()
})

function watch(from: string) {
  const onProblem = vi.fn()
  const onChange = vi.fn()
  const notice = watchSharedNotice({
    from,
    readFile: (path) => readFile(path, 'utf8'),
    fetch,
    onProblem,
    everyMs: 20,
  })
  notice.onChange(onChange)
  ending.push(notice.stop)
  return { notice, onProblem, onChange }
}

const text = 'Card payments are slow at one bank.'

describe('watchSharedNotice', () => {
  it('follows a file that comes, changes and goes', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'notice-')), 'notice.json')
    const { notice, onProblem, onChange } = watch(file)
    expect(notice.current()).toBeUndefined()
    writeFileSync(
      file,
      JSON.stringify({ text, linkLabel: 'More', linkUrl: 'https://a.example/more' }),
    )
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce())
    expect(notice.current()).toEqual({
      text,
      link: { label: 'More', url: 'https://a.example/more' },
      untilMs: undefined,
    })
    writeFileSync(file, JSON.stringify({ text, until: '2026-06-05T12:00:00+0000' }))
    await vi.waitFor(() => expect(notice.current()?.untilMs).toBe(Date.UTC(2026, 5, 5, 12)))
    rmSync(file)
    await vi.waitFor(() => expect(notice.current()).toBeUndefined())
    expect(onChange).toHaveBeenCalledTimes(3)
    expect(onProblem).not.toHaveBeenCalled()
  })

  it.each([
    ['{"text":', /SHARED_NOTICE .*JSON/],
    ['["a"]', /expected an object with "text"/],
    ['{"text":"a","colour":"red"}', /colour is not known/],
    ['{"text":"a","linkUrl":"javascript:alert(1)"}', /linkUrl/],
    ['{"text":"a","linkLabel":"More"}', /a link needs an address/],
    [`{"text":"${'a'.repeat(30_000)}"}`, /too long/],
  ])('says once what is wrong with %j, and shows what it was before', async (written, problem) => {
    const file = join(mkdtempSync(join(tmpdir(), 'notice-')), 'notice.json')
    writeFileSync(file, JSON.stringify({ text }))
    const { notice, onProblem } = watch(file)
    await vi.waitFor(() => expect(notice.current()?.text).toBe(text))
    writeFileSync(file, written)
    await vi.waitFor(() => expect(onProblem).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(String(onProblem.mock.calls.map(([error]: Error[]) => error?.message))).toMatch(problem)
    expect(onProblem).toHaveBeenCalledOnce()
    expect(notice.current()?.text).toBe(text)
  })

  it('follows an address, and stays as it was while that does not answer', async () => {
    let answer = { status: 200, body: JSON.stringify({ text }) }
    const server = createServer((_request, response) =>
      response.writeHead(answer.status).end(answer.body),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    ending.push(() => server.close().closeAllConnections())
    const { port } = server.address() as AddressInfo
    const { notice, onProblem } = watch(`http://127.0.0.1:${port}/notice.json`)
    await vi.waitFor(() => expect(notice.current()?.text).toBe(text))
    answer = { status: 503, body: 'no' }
    await vi.waitFor(() => expect(String(onProblem.mock.calls[0]?.[0])).toContain('answered 503'))
    expect(notice.current()?.text).toBe(text)
    answer = { status: 404, body: '' }
    await vi.waitFor(() => expect(notice.current()).toBeUndefined())
  })
})
