import { expect, it } from 'vitest'
import { createRefusalResponder } from './refusal.ts'

const refuse = createRefusalResponder({
  refusePage: async (_request, { status }) => new Response('<h1>page</h1>', { status }),
  words: async (status) => ({ title: `title ${status}`, text: 'text' }),
})
const ask = (path: string, accept: string) =>
  refuse(
    new Request(`https://give.example${path}`, { headers: { accept } }),
    { status: 429, headers: { 'retry-after': '9' } },
    {},
  )

it('responds with a page for people, and with the same message as JSON for programs and the router', async () => {
  expect(await (await ask('/about', 'text/html,*/*')).text()).toBe('<h1>page</h1>')
  for (const [path, accept] of [
    ['/about', '*/*'],
    ['/about.data', 'text/html'],
  ] as const) {
    const response = await ask(path, accept)
    expect(response.headers.get('retry-after')).toBe('9')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toEqual({ status: 429, title: 'title 429', text: 'text' })
  }
})
