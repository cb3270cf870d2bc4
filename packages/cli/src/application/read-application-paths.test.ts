import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../command/command-line.test-kit.ts'
import { chooseSite } from './choose-site.ts'
import { readApplicationPaths } from './read-application-paths.ts'

async function folderWith(manifest: string): Promise<string> {
  const folder = testFolder()
  await writeFile(join(folder, 'package.json'), manifest)
  return folder
}

describe('the paths of an application', () => {
  it('are in the working folder, with or without a package.json', async () => {
    const cwd = testFolder()
    const places = await readApplicationPaths(cwd)
    expect(places).toMatchObject({
      application: cwd,
      content: join(cwd, 'content'),
      tenants: join(cwd, 'tenants.json'),
      serverFile: join(cwd, 'app/site.server.ts'),
    })
    expect(await readApplicationPaths(await folderWith('{"name":"river"}'))).not.toEqual(places)
  })

  it('come from package.json', async () => {
    const cwd = await folderWith('{"milepost":{"application":"apps/site","tenants":"../t.json"}}')
    expect(await readApplicationPaths(cwd)).toMatchObject({
      application: join(cwd, 'apps/site'),
      content: join(cwd, 'apps/site/content'),
      tenants: join(cwd, '../t.json'),
      build: join(cwd, 'apps/site/build'),
    })
  })

  it.each([
    ['{', 'package.json is not valid JSON'],
    ['{"milepost":{"content":7}}', 'package.json, milepost.content: '],
    ['{"milepost":{"aplication":"x"}}', 'package.json, milepost.aplication: '],
  ])(
    'rejects %s, and says where it is',
    async (manifest, said) =>
      await expect(readApplicationPaths(await folderWith(manifest))).rejects.toThrow(said),
  )
})

it('selects the named site, otherwise SITE, otherwise the only one', async () => {
  const content = testFolder()
  const none = { environment: {} }
  await expect(chooseSite(undefined, { content }, none)).rejects.toThrow('there is no content in')
  await mkdir(join(content, 'river'))
  expect(await chooseSite(undefined, { content }, none)).toBe('river')
  expect(await chooseSite('lake', { content }, none)).toBe('lake')
  expect(await chooseSite(undefined, { content }, { environment: { SITE: 'pond' } })).toBe('pond')
  await mkdir(join(content, 'brook'))
  await expect(chooseSite(undefined, { content }, none)).rejects.toThrow('there are brook, river.')
})
