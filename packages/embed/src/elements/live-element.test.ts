// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { totalJson } from '../data/total.test-kit.ts'

const fetch = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>()
const warn = vi.fn<(text: string) => void>()
let look: (isInView: boolean) => void

beforeAll(async () => {
  const { defineTotal } = await import('./define-elements.ts')
  defineTotal()
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (changes: readonly { isIntersecting: boolean }[]) => void) {
        look = (isIntersecting) => callback([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('fetch', fetch)
  vi.spyOn(console, 'warn').mockImplementation(warn)
  fetch.mockReset().mockImplementation(async () => Response.json(totalJson()))
  warn.mockReset()
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Puts an element into view and waits for its first response. */
async function show(attributes = '') {
  document.body.innerHTML = `<milepost-total source="https://run.example" ${attributes}><a href="/">Amina</a></milepost-total>`
  look(true)
  await vi.advanceTimersByTimeAsync(100)
  const element = document.querySelector('milepost-total')!
  return { element, text: () => element.shadowRoot?.querySelector('.card')?.textContent }
}

const unavailable = async () =>
  new Response('no', { status: 503, headers: { 'retry-after': '3600' } })

it('redraws for a new label without another request', async () => {
  const { element, text } = await show()
  expect(text()).toContain('£123.45')
  element.setAttribute('label', 'Support Amina')
  await vi.advanceTimersByTimeAsync(100)
  expect(text()).toContain('Support Amina')
  expect(fetch).toHaveBeenCalledOnce()
})

it('keeps its back-off if an attribute changes or the element moves', async () => {
  fetch.mockImplementation(unavailable)
  const { element } = await show()
  element.setAttribute('label', 'Amina')
  document.body.append(document.createElement('p'))
  document.body.append(element)
  look(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch).toHaveBeenCalledOnce()
})

it('requests another URL at once, and shows the link until its response', async () => {
  const { element, text } = await show()
  fetch.mockImplementation(() => new Promise(() => undefined))
  element.setAttribute('kind', 'page')
  element.setAttribute('slug', 'sam')
  await vi.advanceTimersByTimeAsync(100)
  expect(fetch).toHaveBeenLastCalledWith(
    'https://run.example/totals/page/sam.json',
    expect.anything(),
  )
  expect(text()).toBeUndefined()
})

it('logs nothing if it is removed during a request', async () => {
  fetch.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  )
  const { element } = await show()
  element.remove()
  await vi.advanceTimersByTimeAsync(11_000)
  expect(warn).not.toHaveBeenCalled()
})

it('requests nothing after it was put back out of view', async () => {
  const { element } = await show()
  element.remove()
  document.body.append(element)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(fetch).toHaveBeenCalledOnce()
})
