import { expect, it, vi } from 'vitest'
import { createMemoryAdapter } from '@milepost/platform/testing'
import { createBrowserPlatform } from './create-browser-platform.ts'

const signIn = {
  method: 'form',
  authType: 'Bearer',
  clientId: '',
  redirectUri: '',
  platformName: '',
  termsUrl: '',
  privacyUrl: '',
} as const
const origins = ['https://giving.example']
const sandbox = {
  environment: 'sandbox',
  variant: 'default',
  apiKey: 'key',
  sandboxOrigin: 'http://sandbox.example',
}

it('loads the application’s platform if the server uses it', async () => {
  const world = { charities: [], campaigns: [], supporters: [], pages: [], donations: [] }
  const create = vi.fn(() => createMemoryAdapter(world))
  const platform = await createBrowserPlatform(
    { platform: { origins }, signIn },
    { timeoutMs: 5 },
    async () => ({ default: create }),
  )
  expect(platform.name).toBe('memory')
  expect(create).toHaveBeenCalledWith({ origins, timeoutMs: 5 })
})

it('loads the default platform if the server uses it, whatever the application has', async () => {
  const { links, name } = await createBrowserPlatform({ platform: sandbox, signIn }, {}, () =>
    Promise.reject(new Error('Nobody asks for it')),
  )
  expect([name, new URL(links.pageLink('sam')).origin]).toEqual([
    'default',
    'http://sandbox.example',
  ])
})

it('reports what is missing if the application has no browser platform', () =>
  expect(createBrowserPlatform({ platform: { origins }, signIn })).rejects.toThrow(
    '"platform" is missing in app/site.config.ts',
  ))
