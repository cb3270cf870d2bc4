import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  runMilepost,
  repositoryFolder,
  testFolder,
  spawnMilepost,
} from '../command/command-line.test-kit.ts'
import { readMessages } from '../places/read-messages.ts'
import { languageModule } from './language-module.ts'

const list = {
  messages: {
    'buttons.donate': 'Donate',
    'buttons.back': "Don't\ngo \\",
    'figures.gifts.one': '{count} gift',
    'figures.gifts.other': '{count} gifts',
    'kinds.other': 'Another kind',
  },
  places: { buttons: 'What buttons say.', figures: 'Figures.' },
}

/** The framework's messages in the demo application. */
const ours = async () => (await readMessages(join(repositoryFolder, 'apps/site')))?.messages ?? {}

/** Reads a module as an application would. */
async function load(text: string): Promise<Record<string, string>> {
  const file = join(testFolder(), 'language.ts')
  await writeFile(file, text)
  const module = (await import(file)) as { default: Record<string, string> }
  return module.default
}

describe('a module of another language', () => {
  it('has every sentence, and the plural forms of the language', async () => {
    const { text, keys } = languageModule(list, 'cy')
    const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
    expect(await load(text)).toEqual({
      'buttons.donate': 'Donate',
      'buttons.back': "Don't\ngo \\",
      ...Object.fromEntries(
        forms.map((form) => [
          `figures.gifts.${form}`,
          form === 'one' ? '{count} gift' : '{count} gifts',
        ]),
      ),
      'kinds.other': 'Another kind',
    })
    expect(keys).toBe(9)
    expect(text).toContain('  // What buttons say.\n')
  })

  it('has one form only in a language that has one', async () =>
    expect(Object.keys(await load(languageModule(list, 'ja').text))).toEqual(
      'buttons.donate buttons.back figures.gifts.other kinds.other'.split(' '),
    ))

  it('rejects an invalid language code', () =>
    expect(() => languageModule(list, 'not a language')).toThrow('Name one such as de or cy-gb.'))
})

describe('milepost messages', () => {
  it('lists what the framework of the application says', async () => {
    const all = await runMilepost(['messages', '--json'], { cwd: repositoryFolder })
    const messages = await ours()
    expect(Object.keys(messages).length).toBeGreaterThan(400)
    expect([all.code, JSON.parse(all.stdout)]).toEqual([0, { messages }])
    const some = await runMilepost(['messages', '--find', 'DONATE'], { cwd: repositoryFolder })
    expect(some.stdout.split('\n')).toContain('buttons.donate  Donate')
    expect(some.stdout.length).toBeLessThan(all.stdout.length / 4)
  })

  it('writes a module of every sentence, and never over a file', async () => {
    const file = join(testFolder(), 'german.ts')
    const args = ['messages', '--language', 'de-at', '--out', file]
    expect(await runMilepost(args, { cwd: repositoryFolder })).toMatchObject({ code: 0 })
    const messages = await ours()
    const german = await load(await readFile(file, 'utf8'))
    expect(german).toMatchObject(messages)
    const more = Object.keys(german).filter((key) => !Object.hasOwn(messages, key))
    expect(more.every((key) => key.endsWith('.one'))).toBe(true)
    const again = await runMilepost(args, { cwd: repositoryFolder })
    expect(again.stderr).toContain('is there already\nName another file with --out.')
    expect(again.code).toBe(1)
  })

  it('says what is missing', async () => {
    const nowhere = await spawnMilepost(['messages'], { cwd: testFolder() })
    expect([nowhere.code, nowhere.stderr]).toEqual([1, expect.stringContaining('npm install')])
    const out = await runMilepost(['messages', '--out', 'x.ts'], { cwd: repositoryFolder })
    expect([out.code, out.stderr]).toEqual([2, expect.stringContaining('needs a --language')])
  })
})
