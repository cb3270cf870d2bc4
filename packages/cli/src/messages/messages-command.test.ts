import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { po } from 'gettext-parser'
import { describe, expect, it } from 'vitest'
import {
  runMilepost,
  repositoryFolder,
  testFolder,
  spawnMilepost,
} from '../command/command-line.test-kit.ts'
import { readMessages } from '../application/read-messages.ts'
import { createLanguageModule } from './language-module.ts'

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
const product = async () =>
  (await readMessages(join(repositoryFolder, 'apps/site'))) ?? { messages: {}, places: {} }
const ours = async () => (await product()).messages

/** Imports a module as an application does. */
async function load(text: string): Promise<Record<string, string>> {
  const file = join(testFolder(), 'language.ts')
  await writeFile(file, text)
  const module = (await import(file)) as { default: Record<string, string> }
  return module.default
}

describe('a module of another language', () => {
  it('contains every message, and the plural forms of the language', async () => {
    const { text, keys } = createLanguageModule(list, 'cy')
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

  it('has a single form in a language with one', async () =>
    expect(Object.keys(await load(createLanguageModule(list, 'ja').text))).toEqual(
      'buttons.donate buttons.back figures.gifts.other kinds.other'.split(' '),
    ))
})

describe('milepost messages', () => {
  it('lists the messages of the application’s framework', async () => {
    const all = await runMilepost(['messages', '--json'], { cwd: repositoryFolder })
    const messages = await ours()
    expect(Object.keys(messages).length).toBeGreaterThan(400)
    expect([all.code, JSON.parse(all.stdout)]).toEqual([0, { messages }])
    const some = await runMilepost(['messages', '--find', 'DONATE'], { cwd: repositoryFolder })
    expect(some.stdout.split('\n')).toContain('buttons.donate  Donate')
    expect(some.stdout.length).toBeLessThan(all.stdout.length / 4)
  })

  it('writes a module with every message, and never overwrites a file', async () => {
    const file = join(testFolder(), 'german.ts')
    const args = ['messages', '--language', 'de-at', '--out', file]
    expect(await runMilepost(args, { cwd: repositoryFolder })).toMatchObject({ code: 0 })
    const messages = await ours()
    const german = await load(await readFile(file, 'utf8'))
    expect(german).toMatchObject(messages)
    const more = Object.keys(german).filter((key) => !Object.hasOwn(messages, key))
    expect(more.every((key) => key.endsWith('.one'))).toBe(true)
    const again = await runMilepost(args, { cwd: repositoryFolder })
    expect(again.stderr).toContain(
      'already exists\nChoose another file with --out, or overwrite it with --replace.',
    )
    expect(again.code).toBe(1)
  })

  it('lists missing messages', async () => {
    const nowhere = await spawnMilepost(['messages'], { cwd: testFolder() })
    expect([nowhere.code, nowhere.stderr]).toEqual([1, expect.stringContaining('npm install')])
    const out = await runMilepost(['messages', '--out', 'x.ts'], { cwd: repositoryFolder })
    expect([out.code, out.stderr]).toEqual([2, expect.stringContaining('requires --language')])
  })
})

/** Exports a PO file, and returns its path and text. */
async function exportPo(language: string): Promise<{ file: string; text: string }> {
  const file = join(testFolder(), `${language}.po`)
  const args = ['messages', '--language', language, '--export', file]
  expect(await runMilepost(args, { cwd: repositoryFolder })).toMatchObject({ code: 0, stderr: '' })
  return { file, text: await readFile(file, 'utf8') }
}

/** Imports a PO file. */
async function importPo(language: string, text: string | Uint8Array) {
  const folder = testFolder()
  const [file, out] = [join(folder, 'in.po'), join(folder, 'out.ts')]
  await writeFile(file, text)
  const args = ['messages', '--language', language, '--import', file, '--out', out]
  const result = await runMilepost([...args, '--json'], { cwd: repositoryFolder })
  return { ...result, file, out, args }
}

const header = (language: string, forms: string) =>
  `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: ${forms}\\n"\n\n`
const german = header('de', 'nplurals=2; plural=(n != 1);')
const entry = (key: string, text: string, translation: string) =>
  `msgctxt "${key}"\nmsgid "${text}"\nmsgstr "${translation}"\n\n`
const donate = entry('buttons.donate', 'Donate', 'Spenden')

describe('milepost messages --export', () => {
  it('writes each message with its key, its feature, its placeholders and no translation', async () => {
    const { text } = await exportPo('cy-gb')
    expect(text).toContain('"Language: cy_GB\\n"')
    expect(text).toContain(`#. ${(await product()).places['components']}
#. Placeholders to keep: {count}
msgctxt "components.remaining"
msgid "{count} character remaining"
msgid_plural "{count} characters remaining"
msgstr[0] ""
msgstr[1] ""
msgstr[2] ""
msgstr[3] ""
msgstr[4] ""
msgstr[5] ""
`)
    const { translations } = po.parse(text, { validation: true })
    const texts = Object.entries(await ours()).filter(
      ([key, english]) => english !== '' && !/\.(?:one|other)$/.test(key),
    )
    for (const [key, english] of texts) expect(translations[key]).toHaveProperty([english])
  })

  it('writes a separate entry for a form that only fractions use', async () => {
    const { text } = await exportPo('pl')
    expect(text).toContain(`#. Plural form for numbers such as 1.5, 0.5
msgctxt "components.remaining.other"
msgid "{count} characters remaining"
msgstr ""
`)
  })

  it('replaces a file only with --replace', async () => {
    const { file, text } = await exportPo('de')
    await writeFile(file, 'translated')
    const args = ['messages', '--language', 'de', '--export', file]
    const refused = await runMilepost(args, { cwd: repositoryFolder })
    expect([refused.code, refused.stderr]).toEqual([
      1,
      `${file} already exists\nChoose another file with --export, or overwrite it with --replace.\n`,
    ])
    expect(await readFile(file, 'utf8')).toBe('translated')
    await runMilepost([...args, '--replace'], { cwd: repositoryFolder })
    expect(await readFile(file, 'utf8')).toBe(text)
  })
})

describe('milepost messages --import', () => {
  it.each<[string, readonly (readonly [count: number, form: number | 'separate'])[]]>([
    ['fr', [...[0, 1].map((count) => [count, 0] as const), [2, 1], [1_000_000, 'separate']]],
    ['ru', [...[1, 21].map((count) => [count, 0] as const), [3, 1], [11, 2], [1.5, 'separate']]],
    ['sl', [...[1, 101].map((count) => [count, 0] as const), [2, 1], [104, 2], [0, 3]]],
    ['ar', [0, 1, 2, 3, 11, 100].map((count, form) => [count, form] as const)],
    ['kw', [0, 1, 2, 3, 21, 4].map((count) => [count, 'separate'] as const)],
  ])('returns every message of %s in the plural form of each number', async (language, counts) => {
    const table = po.parse((await exportPo(language)).text)
    for (const entries of Object.values(table.translations))
      for (const one of Object.values(entries)) {
        if (one.msgid === '') continue
        const name = one.msgid_plural === undefined ? 'separate' : 'form'
        one.msgstr = one.msgstr.map((_, form) => `${name} ${form} '\\ ${one.msgid}\r\n${language}`)
      }
    const { code, stdout, out } = await importPo(language, po.compile(table))
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      skipped: { missing: [], fuzzy: [], outdated: [], placeholders: [] },
      unknown: [],
    })
    const translated = await load(await readFile(out, 'utf8'))
    const english = await load(createLanguageModule(await product(), language).text)
    const keys = Object.keys(english).filter((key) => english[key] !== '')
    expect(Object.keys(translated).toSorted()).toEqual(keys.toSorted())
    const rules = new Intl.PluralRules(language)
    for (const [count, form] of counts)
      expect(translated[`components.remaining.${rules.select(count)}`]).toMatch(
        form === 'separate' ? /^separate 0 / : `form ${form} `,
      )
  })

  it('leaves untranslated, fuzzy, outdated and misspelt entries English, and lists them', async () => {
    const english = await ours()
    const current = (key: string, translation: string) =>
      entry(key, english[key] ?? '', translation)
    const text = [
      german,
      donate,
      `#, fuzzy, c-format\n${current('buttons.startPage', 'Seite')}`,
      entry('account.signIn', 'An earlier text', 'Anmelden'),
      entry('components.remaining', '{count} character remaining', 'Zeichen'),
      current('account.signUp', ''),
      current('account.identitySignIn', 'Weiter mit {plattform}'),
      current('receipt.thankYou', 'Danke!'),
      entry('thanks.title', 'Thank you', 'Danke'),
      entry('\u001B[2J', 'Clear', 'Leer'),
      `#~ ${entry('account.email', 'E', 'E').trim().replaceAll('\n', '\n#~ ')}\n`,
    ].join('')
    const { code, stdout, out, args } = await importPo('de', text)
    expect(await load(await readFile(out, 'utf8'))).toEqual({ 'buttons.donate': 'Spenden' })
    const { skipped, unknown, messages } = JSON.parse(stdout)
    expect([code, messages, unknown]).toEqual([0, 1, ['thanks.title', '\u001B[2J']])
    expect(skipped).toMatchObject({
      fuzzy: ['buttons.startPage'],
      outdated: ['account.signIn', 'components.remaining'],
      placeholders: ['account.identitySignIn', 'receipt.thankYou'],
    })
    expect(skipped.missing).toEqual(expect.arrayContaining(['account.signUp', 'account.email']))
    const shown = await runMilepost([...args, '--replace'], { cwd: repositoryFolder })
    expect(shown.stdout).toContain('Marked as fuzzy: 1\n  buttons.startPage\n')
    expect(shown.stdout).not.toContain('\u001B[2J')
    expect(shown.stdout).toMatch(/Not translated: \d{3}\n(?: {2}\S+\n){20} {2}and \d{3} more/)
  })

  it.each<[string, string | Uint8Array, string]>([
    ['a file without a header', donate, 'it has no header'],
    ['a header without a value', `msgid ""\n\n${donate}`, 'its header has no value'],
    ['another language', german.replace('de', 'fr') + donate, 'is in the language "fr"'],
    [
      'no plural forms',
      german.replace(/"Plural.*\n/, '') + donate,
      'Set this header: "Plural-Forms: nplurals=2; plural=n != 1;"',
    ],
    [
      'forms of another language',
      header('de', 'nplurals=3; plural=n == 5 ? 2 : n != 1;') + donate,
      'The plural forms of',
    ],
    ['an unescaped quote', german + entry('buttons.donate', 'Do"nate', 'S'), 'unescaped quote'],
    ['a duplicate', german + donate + donate, 'Duplicate msgid error'],
    ['Latin-1', Buffer.from(german + entry('a.b', 'c', 'Über'), 'latin1'), 'is not in UTF-8'],
    ['a huge file', german.padEnd(5_000_001, '#'), 'is too large'],
    [
      'messages of another product',
      german + entry('__proto__', 'polluted', 'x'),
      'has no translations',
    ],
  ])('rejects %s and writes nothing', async (_name, text, message) => {
    const { code, stderr, out } = await importPo('de', text)
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)])
    await expect(readFile(out)).rejects.toThrow('ENOENT')
    expect({}).not.toHaveProperty('polluted')
  })

  it.each([
    [['--export', 'x.po'], '--export requires --language.'],
    [['--language', 'de', '--export', 'x.po', '--import', 'y.po'], '--export cannot be combined'],
    [['--language', 'de', '--export', 'x.po', '--out', 'y.ts'], '--export cannot be combined'],
    [['--language', 'not a tag', '--import', 'package.json'], 'is not a valid language tag'],
    [['--language', 'de', '--import', 'x.po', '--out', 'x.po'], 'name the same file'],
  ])('rejects the command line %j', async (args, message) => {
    const { code, stderr } = await runMilepost(['messages', ...args], { cwd: repositoryFolder })
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
  })
})
