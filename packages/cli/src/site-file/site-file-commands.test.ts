import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { repositoryFolder, runMilepost } from '../command/command-line.test-kit.ts'
import { listMedia } from '../content-folder/list-media.ts'
import { readContentFolder } from '../content-folder/read-content-folder.ts'

const content = join(repositoryFolder, 'apps/site/content/')
let folder = ''

beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'site-file-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

const command = (...args: string[]) => commandIn(repositoryFolder, ...args)
const commandIn = (cwd: string, ...args: string[]) => runMilepost(args, { cwd })

const at = (name: string) => join(folder, name)

async function changed(change: (text: string) => string): Promise<void> {
  await writeFile(at('b.json'), change(await readFile(at('a.json'), 'utf8')))
}

describe.each(['tideline', 'summit'])('the whole site %s', (site) => {
  it('is exported to one file and imported as the same documents and media', async () => {
    const exported = await command('export', '--site', site, '--out', at('a.json'))
    expect(exported).toMatchObject({ code: 0 })
    const into = ['--folder', at('copy')]
    expect(await command('import', at('a.json'), ...into)).toMatchObject({ code: 0, stderr: '' })
    const [original, copy] = await Promise.all(
      [`${content}${site}`, at('copy')].map((one) =>
        readContentFolder(one, { variants: 'beside' }),
      ),
    )
    expect(copy).toEqual(original)
    const media = await listMedia(`${content}${site}`)
    expect(await listMedia(at('copy'))).toEqual(media)
    for (const path of media) {
      const before = await readFile(join(content, site, path))
      expect((await readFile(join(at('copy'), path))).equals(before)).toBe(true)
    }
    await command('export', '--site', site, '--out', at('b.json'), '--folder', at('copy'))
    expect(await readFile(at('b.json'), 'utf8')).toBe(await readFile(at('a.json'), 'utf8'))
  })
})

describe('a site file', () => {
  beforeEach(() => command('export', '--site', 'tideline', '--out', at('a.json')))

  it('replaces a site only with --replace', async () => {
    const into = ['--folder', at('copy')]
    await command('import', at('a.json'), ...into)
    const again = await command('import', at('a.json'), ...into)
    expect([again.code, again.stderr.includes('--replace')]).toEqual([1, true])
    await writeFile(at('copy/internal_page/extra.json'), '{"data":{}}')
    expect(await command('import', at('a.json'), ...into, '--replace')).toMatchObject({ code: 0 })
    await expect(readFile(at('copy/internal_page/extra.json'))).rejects.toThrow('ENOENT')
  })

  it('replaces only its own folder', async () => {
    const names = ['copy.next', 'copy.previous', '.copy.next', '.copy.previous']
    for (const name of names) {
      await mkdir(at(name))
      await writeFile(at(`${name}/mine.txt`), 'mine')
    }
    const into = ['--folder', at('copy')]
    for (const options of [[], ['--replace']])
      expect(await command('import', at('a.json'), ...into, ...options)).toMatchObject({ code: 0 })
    for (const name of names) expect(await readFile(at(`${name}/mine.txt`), 'utf8')).toBe('mine')
    expect((await readdir(folder)).toSorted()).toEqual(['a.json', 'copy', ...names].toSorted())
  })

  it('replaces the target of a symbolic link, and keeps the link', async () => {
    await command('import', at('a.json'), '--folder', at('copy'))
    await symlink(at('copy'), at('link'))
    await writeFile(at('copy/internal_page/extra.json'), '{"data":{}}')
    const done = await command('import', at('a.json'), '--folder', at('link'), '--replace')
    expect(done).toMatchObject({ code: 0 })
    expect(await readdir(at('copy/internal_page'))).not.toContain('extra.json')
    expect((await readdir(at('link'))).toSorted()).toContain('custom_site')
  })

  it.each([
    ['of several sites', ['content/lake/custom_site/lake.json', 'content/world.json']],
    ['of several sites without other files', ['content/lake/custom_site/lake.json']],
    ['of a project', ['content/package.json', 'content/server.ts']],
    ['with a type next to source code', ['content/custom_site/a.json', 'content/app/a.ts']],
    ['of documents without a site', ['content/internal_page/about.json']],
    ['of notes', ['content/notes.txt']],
  ])('never replaces a folder %s', async (_name, files) => {
    for (const file of files) {
      await mkdir(join(at(file), '..'), { recursive: true })
      await writeFile(at(file), '{}')
    }
    const refused = await command('import', at('a.json'), '--folder', at('content'), '--replace')
    expect(refused.stderr).toContain('is not the content of one site')
    expect(refused.code).toBe(1)
    for (const file of files) expect(await readFile(at(file), 'utf8')).toBe('{}')
  })

  it.each([[[]], [['--replace']]])('never replaces a file (%j)', async (options) => {
    await writeFile(at('notes.txt'), 'mine')
    const refused = await command('import', at('a.json'), '--folder', at('notes.txt'), ...options)
    expect(refused.stderr).toContain('is not a folder')
    expect(refused.code).toBe(1)
    expect(await readFile(at('notes.txt'), 'utf8')).toBe('mine')
  })

  it.each(['.', '..'])('never replaces the current folder or one above it (%s)', async (into) => {
    await command('import', at('a.json'), '--folder', at('copy'))
    const cwd = at('copy/custom_site')
    const named = ['--folder', join(cwd, into)]
    const refused = await commandIn(cwd, 'import', at('a.json'), ...named, '--replace', '--anyway')
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringContaining('the current folder') as string,
    ])
    expect(await readdir(cwd)).toEqual(['tideline.cy-gb.json', 'tideline.json'])
  })

  it('is rejected with document and field if it contains an error', async () => {
    await changed((text) => text.replace('"/how-it-works"', '"/nowhere"'))
    const into = ['--folder', at('copy')]
    const refused = await command('import', at('b.json'), ...into)
    expect(refused.code).toBe(1)
    expect(refused.stderr).toContain(
      'error  custom_site/tideline, header-navigation[0].url: there is no page /nowhere',
    )
    await expect(readFile(at('copy/custom_site/tideline.json'))).rejects.toThrow('ENOENT')
    expect(await command('import', at('b.json'), ...into, '--anyway')).toMatchObject({ code: 0 })
  })

  it('is rejected before anything is written if it would write elsewhere', async () => {
    await changed((text) => text.replace('"media/CREDITS.md"', '"media/../../evil.md"'))
    const refused = await command('import', at('b.json'), '--folder', at('copy'))
    expect([refused.code, refused.stderr]).toEqual([
      1,
      'media[0].path: expected the path of a file in media/, found "media/../../evil.md"\nFix the site file, or export it again with "milepost export".\n',
    ])
    await expect(readFile(at('evil.md'))).rejects.toThrow('ENOENT')
  })

  it('requires its arguments', async () => {
    expect(await command()).toMatchObject({ code: 2 })
    expect(await command('export', '--site', 'x')).toMatchObject({ code: 2 })
    expect(await command('import', '--what')).toMatchObject({ code: 2 })
    expect(await command('import', at('nothing.json'))).toMatchObject({ code: 1 })
    expect(await command('export', '--site', 'x', '--out', at('x.json'))).toMatchObject({ code: 1 })
  })
})
