import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from './calls/index.ts'
import { createSandbox } from './sandbox/create-sandbox.ts'
import type { Sandbox } from './sandbox/create-sandbox.ts'
import { legacyToken } from './seed/seed-world.ts'
import { testNowMs } from './testing/test-now.test-kit.ts'

let sandbox: Sandbox
const failures: string[] = []
beforeAll(() => {
  sandbox = createSandbox({ clock: () => testNowMs, log: (message) => failures.push(message) })
})
afterAll(() => sandbox.close())

/** Valid and invalid values of parameters. */
const segments = [
  'sam-river-mile',
  'otters',
  '1457423',
  'd4c3b2a1-9999-4888-8777-666655554444',
  '0b8f2f6e-5d1c-4c4a-9b51-7a2f6f0f1a01',
  '__proto__',
  '%00',
  '%27%22%7B%7D%F0%9F%98%80',
]
const bodies: readonly unknown[] = [
  null,
  [],
  {},
  'x',
  7,
  { url: 'x', amount: 1e308, pageTitle: {}, values: [null], tagValues: [{}], page: [], email: [] },
  { email: '\u0000', password: '\uD800', firstName: ' ', address: [], values: {}, query: '{' },
]

it.each(calls.map((call) => [`${call.method} /${call.family}${call.path}`, call] as const))(
  'every call survives hostile input: %s',
  async (_, call) => {
    failures.length = 0
    for (const segment of segments) {
      const path = `/${call.family}${call.path}`.replaceAll(/:\w+(?:\{[^}]*\})?/g, segment)
      const withBody = call.method !== 'GET' && call.method !== 'DELETE'
      for (const body of withBody ? bodies : [undefined]) {
        const request = new Request(
          `http://sandbox.example${path}?page=%00&eventid=x&campaignGuid[]=1&tagsQuery=tags.a=%27&pageGuids=,`,
          {
            method: call.method,
            headers: {
              'x-api-key': 'sandbox',
              'content-type': 'application/json',
              authorization: `Bearer ${legacyToken}`,
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          },
        )
        const { status } = await sandbox.fetch(request)
        expect({ path, body, ok: status < 500 }).toEqual({ path, body, ok: true })
      }
    }
    expect(failures).toEqual([])
  },
)
