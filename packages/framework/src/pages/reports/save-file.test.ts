// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveFile } from './report-table.tsx'

const made: Blob[] = []
const revoked: string[] = []

beforeEach(() => {
  made.length = 0
  revoked.length = 0
  vi.useFakeTimers()
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
      revokeObjectURL: (address: string) => revoked.push(address),
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('downloads the text with its name and type, and revokes the URL after the click', async () => {
  const clicked: { href: string; download: string; revoked: number }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push({ href: this.href, download: this.download, revoked: revoked.length })
  })
  saveFile('name;sum\n', { name: 'gifts.csv', type: 'text/csv;charset=utf-8' })
  expect(clicked).toEqual([{ href: 'blob:1', download: 'gifts.csv', revoked: 0 }])
  expect(made[0]?.type).toBe('text/csv;charset=utf-8')
  expect(made[0]?.size).toBe(9)
  expect(revoked).toEqual([])
  vi.runAllTimers()
  expect(revoked).toEqual(['blob:1'])
})
