import { createServer } from 'node:http'
import { createLogWriter, createPageCache } from '@milepost/server'
import type { SiteScheduler } from '@milepost/server/node'
import { expect, it } from 'vitest'
import { readSiteEnvironment } from '../base/site-environment.ts'
import { openSite, type OpenSiteOptions } from './open-site.ts'

const request = new Request('http://localhost:4000/fundraising/nobody')

function open(turns: SiteScheduler, isAlone: boolean) {
  const environment = readSiteEnvironment({ SANDBOX_ORIGIN: 'http://127.0.0.1:4100' })
  const renderer = { render: async () => new Response('page'), matchRoute: async () => undefined }
  return openSite({ environment, tenant: undefined }, {
    log: createLogWriter('off', { out: () => undefined, error: () => undefined } as never),
    node: { server: createServer(), cache: createPageCache({ now: () => 0 }) },
    setUpRender: () => ({ renderer }),
    cardTools: () => undefined,
    caches: { pages: 1, reads: 1, cards: 1, media: 1 },
    turns,
    isAlone,
  } as unknown as OpenSiteOptions)
}

it.each([true, false])(
  'renders in turns, and rejects excess requests (alone: %s)',
  async (isAlone) => {
    const atOnce = await open({ run: (work) => work() }, isAlone)
    expect(await (await atOnce.render(request, {} as never)).text()).toBe('page')
    const full = await open({ run: async () => undefined }, isAlone)
    const refused = await full.render(request, {} as never)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  },
)
