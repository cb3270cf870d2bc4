import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSandbox, serveSandbox, type SandboxServer, modelsApiToken } from '@milepost/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runMilepost, repositoryFolder, testFolder } from '../command/command-line.test-kit.ts'
import { readModels } from './read-models.ts'

const kit = join(repositoryFolder, 'packages/content/models')
const kitModels = await readModels(kit)
let server: SandboxServer
beforeAll(async () => void (server = await serveSandbox(createSandbox(), 0)))
afterAll(() => server.close())

/** Runs a `models` command against a repository of the sandbox. */
function models(
  name: string,
  args: readonly string[],
  { cwd = testFolder(), token = modelsApiToken }: { cwd?: string; token?: string } = {},
) {
  return runMilepost(['models', ...args], {
    cwd,
    environment: {
      CONTENT_REPOSITORY: name,
      CONTENT_WRITE_TOKEN: token,
      CONTENT_MODELS_ENDPOINT: `${server.origin}/types`,
    },
  })
}

async function pull(name: string) {
  const folder = testFolder()
  expect(await models(name, ['pull', '--to', folder])).toMatchObject({ code: 0 })
  return readModels(folder)
}

function changedCopy(): string {
  const folder = testFolder()
  cpSync(kit, folder, { recursive: true })
  const file = join(folder, 'slices/Quote/model.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('A quote from someone.', 'Words.'))
  return folder
}

describe('milepost models push', () => {
  it('writes all 55 models unchanged, and then has nothing to push', async () => {
    const dry = await models('river', ['push'])
    expect(dry.code).toBe(0)
    const lines = dry.stdout.split('\n')
    expect(lines.filter((line) => line.startsWith('+ '))).toHaveLength(55)
    expect(dry.stdout).toContain('55 new, 0 changed, 0 to delete; use --apply to push')
    await expect(pull('river')).rejects.toThrow('contains no models')

    const done = await models('river', ['push', '--apply'])
    expect(done).toMatchObject({ code: 0, stdout: 'river: 55 inserted, 0 updated, 0 deleted\n' })
    expect(done.stderr).toMatch(/\+ slices\/quote\n[^]*Pushing 55 models/)
    expect(await pull('river')).toEqual(kitModels)
    expect(await models('river', ['push'])).toMatchObject({ code: 0, stdout: 'nothing to push\n' })
  })

  it('lists each change by model and field, and pushes only that', async () => {
    await models('brook', ['push', '--apply'])
    const folder = changedCopy()
    const dry = await models('brook', ['push', '--models', folder])
    expect(dry.stdout).toBe(
      '~ slices/quote, description: changed\n0 new, 1 changed, 0 to delete; use --apply to push\n',
    )
    const done = await models('brook', ['push', '--models', folder, '--apply', '--json'])
    expect(JSON.parse(done.stdout)).toMatchObject({
      repository: 'brook',
      applied: true,
      inserted: [],
      updated: ['slices/quote'],
      deleted: [],
    })
    expect(await pull('brook')).toEqual(await readModels(folder))
  })

  it('deletes nothing without --delete', async () => {
    await models('lake', ['push', '--apply'])
    const folder = changedCopy()
    await rm(join(folder, 'slices/Quote'), { recursive: true })
    const kept = await models('lake', ['push', '--models', folder, '--apply'])
    expect(kept.stdout).toBe(
      '- slices/quote\n1 only in the repository; use --delete to delete them\nnothing to push\n',
    )
    expect(await pull('lake')).toEqual(kitModels)
    const refused = await models('lake', ['push', '--models', folder, '--delete'])
    expect(refused.stderr).toContain('--delete requires --apply')
    expect(refused.code).toBe(2)
    const done = await models('lake', ['push', '--models', folder, '--apply', '--delete'])
    expect(done.stdout).toBe('lake: 0 inserted, 0 updated, 1 deleted\n')
    expect(await pull('lake')).toEqual(await readModels(folder))
  })

  it('adds an application’s custom sections to every zone of page sections', async () => {
    const done = await models('site', ['push', '--apply'], { cwd: repositoryFolder })
    expect(done.stdout).toBe('site: 57 inserted, 0 updated, 0 deleted\n')
    const { slices, customTypes } = await pull('site')
    expect(slices).toHaveLength(52)
    const zones = customTypes.flatMap(({ json }) =>
      Object.values(json).flatMap((fields) =>
        Object.values(fields).flatMap(({ config }) => (config?.choices ? [config.choices] : [])),
      ),
    )
    const offered = zones.filter((choices) => 'tideTable' in choices)
    expect([zones.length, offered.length]).toEqual([11, 6])
    expect(offered.every((choices) => 'text' in choices)).toBe(true)
  })

  it('says what to do without a token, with an invalid one, without a repository and without a response', async () => {
    const without = await models('river', ['push'], { token: '' })
    expect(without.stderr).toContain('set CONTENT_WRITE_TOKEN')
    const refused = await models('river', ['push'], { token: 'a-wrong-one' })
    expect(refused.stderr).toMatch(/rejected the request: .*\nCheck CONTENT_WRITE_TOKEN/)
    expect(refused.stdout + refused.stderr).not.toContain('a-wrong-one')
    expect(await models('', ['push'])).toMatchObject({ code: 2 })
    const nobody = await runMilepost(['models', 'push', '--repository', 'river'], {
      cwd: testFolder(),
      environment: { CONTENT_WRITE_TOKEN: 'x', CONTENT_MODELS_ENDPOINT: 'http://127.0.0.1:1' },
    })
    expect(nobody.stderr).toContain('Check CONTENT_MODELS_ENDPOINT')
    expect([without.code, refused.code, nobody.code]).toEqual([1, 1, 1])
    expect(nobody.stderr).not.toMatch(/^ +at /m)
  })

  it('names the model that the service rejects', async () => {
    const folder = changedCopy()
    const file = join(folder, 'slices/Quote/model.json')
    const model = JSON.parse(await readFile(file, 'utf8')) as object
    await writeFile(file, JSON.stringify({ ...model, variations: [] }))
    const { code, stderr } = await models('pond', ['push', '--models', folder, '--apply'])
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /slices\/quote: the CMS rejected the request: variations: .*\nFix the model/,
      ),
    ])
  })
})

describe('milepost models check', () => {
  it('finds no problems in the repository’s models', async () => {
    const { code, stdout } = await runMilepost(['models', 'check'], { cwd: repositoryFolder })
    expect([code, stdout]).toEqual([0, '57 models, no problems\n'])
  })

  it('names a custom model that nothing reads', async () => {
    const folder = testFolder()
    await mkdir(join(folder, 'app/slices'), { recursive: true })
    await writeFile(
      join(folder, 'app/slices/pledge.model.json'),
      '{"id":"pledge","type":"SharedSlice","variations":[]}',
    )
    const { code, stdout } = await runMilepost(['models', 'check'], { cwd: folder })
    expect([code, stdout.split('\n')]).toEqual([
      1,
      [
        'error  model/pledge: no schema reads the slice type "pledge"',
        'error  slices/pledge: a slice needs a variation',
        '56 models, 2 problems',
        '',
      ],
    ])
  })
})
