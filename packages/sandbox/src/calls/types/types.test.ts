import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client'
import {
  ConflictError,
  createClient,
  type CustomTypesClientConfig,
  ForbiddenError,
  InvalidPayloadError,
  NotFoundError,
  UnauthorizedError,
} from '@prismicio/custom-types-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SandboxServer } from '../../sandbox/serve-sandbox.ts'
import { startTestServer } from '../../testing/test-server.test-kit.ts'
import { modelsApiToken } from './models-api-token.ts'

let server: SandboxServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const models = fileURLToPath(new URL('../../../../content/models/', import.meta.url))

function readAll<Model>(folder: string, file: string): Model[] {
  return readdirSync(models + folder).map(
    (name) => JSON.parse(readFileSync(`${models}${folder}/${name}/${file}`, 'utf8')) as Model,
  )
}

const customTypes = readAll<CustomTypeModel>('customtypes', 'index.json')
const slices = readAll<SharedSliceModel>('slices', 'model.json')
const [slice] = slices as [SharedSliceModel]
const [customType] = customTypes as [CustomTypeModel]

/** The content service's own client, in a repository of its own. */
function connect(repositoryName: string, config: Partial<CustomTypesClientConfig> = {}) {
  const endpoint = `${server.origin}/types`
  return createClient({ repositoryName, endpoint, token: modelsApiToken, ...config })
}

const byId = <Model extends { id: string }>(all: readonly Model[]) =>
  all.toSorted((one, other) => (one.id < other.id ? -1 : 1))

describe('the Types API', () => {
  it('keeps every model of ours as it is', async () => {
    const client = connect('river')
    // oxlint-disable-next-line no-await-in-loop -- as the service is asked
    for (const model of slices) await client.insertSharedSlice(model)
    // oxlint-disable-next-line no-await-in-loop
    for (const model of customTypes) await client.insertCustomType(model)
    expect(await client.getAllSharedSlices()).toEqual(byId(slices))
    expect(await client.getAllCustomTypes()).toEqual(byId(customTypes))
    expect(await client.getSharedSliceByID(slice.id)).toEqual(slice)
    expect(await connect('lake').getAllSharedSlices()).toEqual([])
  })

  it('updates and deletes one model', async () => {
    const client = connect('brook')
    await client.insertCustomType(customType)
    await client.updateCustomType({ ...customType, label: 'Another' })
    expect(await client.getCustomTypeByID(customType.id)).toEqual({
      ...customType,
      label: 'Another',
    })
    await client.removeCustomType(customType.id)
    await expect(client.getCustomTypeByID(customType.id)).rejects.toThrow(NotFoundError)
  })

  it('refuses a second model of one id, and the update of one that is not there', async () => {
    const client = connect('pond')
    await client.insertSharedSlice(slice)
    await expect(client.insertSharedSlice(slice)).rejects.toThrow(ConflictError)
    await expect(client.updateCustomType(customType)).rejects.toThrow(NotFoundError)
    expect(await client.getAllCustomTypes()).toEqual([])
  })

  it('refuses what is no model, and names the field', async () => {
    const client = connect('marsh')
    const broken = { ...slice, variations: [] } as unknown as SharedSliceModel
    await expect(client.insertSharedSlice(broken)).rejects.toThrow(InvalidPayloadError)
    await expect(client.insertSharedSlice(broken)).rejects.toThrow(/^variations: /)
    const text = await fetch(`${server.origin}/types/slices/insert`, {
      method: 'POST',
      headers: { authorization: `Bearer ${modelsApiToken}`, repository: 'marsh' },
      body: '{',
    })
    expect([text.status, await text.text()]).toEqual([400, 'The body is not valid JSON'])
    expect(await client.getAllSharedSlices()).toEqual([])
  })

  it('refuses who has no token, another token, or no repository', async () => {
    await expect(connect('river', { token: 'other' }).getAllSharedSlices()).rejects.toThrow(
      ForbiddenError,
    )
    await expect(connect('../river').insertSharedSlice(slice)).rejects.toThrow(UnauthorizedError)
    const nobody = await fetch(`${server.origin}/types/slices`, {
      headers: { repository: 'river' },
    })
    expect(nobody.status).toBe(403)
  })
})
