import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadOrKeepShownPage, rememberShownPage } from './load-or-keep-shown-page.ts'

type Loader = () => Promise<{ raised: number }>

const read = (address: string, serverLoader: Loader) =>
  loadOrKeepShownPage<Loader>({ request: new Request(`http://localhost${address}`), serverLoader })
const lost: Loader = () => Promise.reject(new TypeError('connection lost'))

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/teams/herons', search: '?page=2' } })
  rememberShownPage({ raised: 5 })
})
afterEach(() => vi.unstubAllGlobals())

it('gives what is shown where the same page cannot be read again', async () =>
  expect(await read('/teams/herons?page=2', lost)).toEqual({ raised: 5 }))

it('goes where the server leads', async () => {
  const led: Loader = () => Promise.reject(new Response(null, { status: 302 }))
  await expect(read('/teams/herons?page=2', led)).rejects.toBeInstanceOf(Response)
})

it('keeps nothing of a page that is an error', async () => {
  rememberShownPage(undefined)
  await expect(read('/teams/herons?page=2', lost)).rejects.toThrow('connection lost')
})
