import { createRequire } from 'node:module'
import * as core from '@milepost/platform'
import * as graph from '@milepost/platform/graph'
import * as rest from '@milepost/platform/rest'
import { expect, it } from 'vitest'
import { createSandbox } from './sandbox/create-sandbox.ts'
import { serveSandbox } from './sandbox/serve-sandbox.ts'
import { guardContract, openApiOperations } from './testing/contract-guard.test-kit.ts'

// The same steps that test the packed packages.
const outside = createRequire(import.meta.url)(
  '../../../tooling/lab/applications/data-layer/exercise.cjs',
) as {
  exercise(kind: string, parts: object): Promise<void>
}

it('matches the OpenAPI document and the GraphQL schema, for valid and invalid requests', async () => {
  const sandbox = guardContract(createSandbox())
  const ask = (method: string, address: string) =>
    sandbox.fetch(new Request(new URL(address, 'http://sandbox.test'), { method }))
  const environment = core.sandboxEnvironment('http://sandbox.test')
  const link = 'https://example.org'
  expect((await ask('GET', core.qrCodeUrl({ environment }, 'sam-river-mile', { link }))).ok).toBe(
    true,
  )
  // Without API key, token and body, and with unknown ids.
  for (const { method, path, family } of openApiOperations) {
    const address = `/${family}${path.replaceAll(/\{\w+\}/g, 'nobody')}`
    const { status } = await ask(method, address)
    expect({ method, address, isRefused: status >= 400 && status < 500 }).toEqual({
      method,
      address,
      isRefused: true,
    })
  }
  await outside.exercise('sources', {
    core,
    graph,
    rest,
    serveSandbox,
    createSandbox: () => sandbox,
  })

  expect(sandbox.faults()).toEqual([])
  const accepted = [...sandbox.answered()].filter((one) => / 2\d\d$/.test(one))
  const forgotten = openApiOperations.filter(
    ({ name }) => !accepted.some((one) => one.startsWith(`${name} `)),
  )
  expect(forgotten.map(({ name }) => name)).toEqual([])
})
