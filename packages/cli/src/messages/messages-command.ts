import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type CommandResult, defineCommand } from '../command/command.ts'
import { CommandError, UsageError } from '../command/command-errors.ts'
import { type ProductMessages, readMessages } from '../application/read-messages.ts'
import { readApplicationPaths } from '../application/read-application-paths.ts'
import { formatModule, createLanguageModule } from './language-module.ts'
import { formatPo, parsePo, type SkipReason, type Translations } from './po-file.ts'

/** Maximum number of keys printed for each reason; `--json` lists all. */
const maxListedKeys = 20

const skipReasonLabels: Readonly<Record<SkipReason, string>> = {
  missing: 'Not translated',
  fuzzy: 'Marked as fuzzy',
  outdated: 'Translated from a different English text',
  placeholders: 'With different placeholders from the English text',
}

/** `milepost messages`: lists the messages of the product by key, or creates, exports or imports a translation. */
export const messagesCommand = defineCommand({
  options: {
    language: {
      type: 'string',
      value: '<lang>',
      description: 'create a module for this language, such as de',
    },
    export: {
      type: 'string',
      value: '<file>',
      description: 'write a PO file (gettext) for translators instead of the module',
    },
    import: {
      type: 'string',
      value: '<file>',
      description: 'write the module with the translations of a PO file',
    },
    out: {
      type: 'string',
      value: '<file>',
      description: 'the module to write (default: app/<lang>.ts)',
    },
    replace: { type: 'boolean', description: 'overwrite the file if it exists' },
    find: {
      type: 'string',
      value: '<words>',
      description: 'list only messages whose key or text contains this',
    },
  },
  example: 'messages --find donate',
  details:
    'With --language, writes a module of all messages in English, with the plural forms of that language,\nfor a translator to edit. --export writes a PO file for Poedit, Weblate or Crowdin instead, and --import\nreads it back: untranslated and fuzzy entries stay English, and are listed. Existing files are kept\nunless --replace is given.',
  async run({ options }, { cwd }) {
    const { language, out, replace, find, export: exported, import: imported } = options
    const { application } = await readApplicationPaths(cwd)
    const list = await readMessages(application)
    if (list === undefined) {
      throw new CommandError(
        `@milepost/framework is not installed in ${application}`,
        'Run "npm install", then run this in the folder of a site.',
      )
    }
    if (language === undefined) {
      const needing = Object.entries({ out, export: exported, import: imported })
      const [name] = needing.find(([, value]) => value !== undefined) ?? []
      if (name !== undefined) throw new UsageError(`--${name} requires --language.`)
      return findMessages(list, find)
    }
    if (exported !== undefined && (imported ?? out) !== undefined) {
      throw new UsageError('--export cannot be combined with --import or --out.')
    }
    if (exported !== undefined) {
      const file = resolve(cwd, exported)
      const { text, entries } = formatPo(list, language)
      await writeLanguageFile(file, text, { replace, option: 'export' })
      return { lines: [`Wrote ${file}: ${entries} entries`], json: { file, language, entries } }
    }
    const file = resolve(cwd, out ?? resolve(application, `app/${language}.ts`))
    if (imported !== undefined) {
      const source = resolve(cwd, imported)
      if (source === file) throw new UsageError('--import and --out name the same file.')
      const translations = parsePo({ file: source, bytes: await readFile(source) }, list, language)
      return importModule(file, translations, { list, language, replace })
    }
    const { text, keys } = createLanguageModule(list, language)
    await writeLanguageFile(file, text, { replace, option: 'out' })
    return {
      lines: [`Wrote ${file}: ${keys} messages`, getUsageHint(language)],
      json: { file, language, messages: keys },
    }
  },
})

function findMessages({ messages }: ProductMessages, find = ''): CommandResult {
  const matching = Object.entries(messages).filter(([key, text]) =>
    `${key} ${text}`.toLowerCase().includes(find.toLowerCase()),
  )
  return {
    lines: matching.map(([key, text]) => `${key}  ${text}`),
    json: { messages: Object.fromEntries(matching) },
  }
}

async function importModule(
  file: string,
  { rows, skipped, unknown }: Translations,
  { list, language, replace }: { list: ProductMessages; language: string; replace: boolean },
): Promise<CommandResult> {
  const head = `The product's messages in ${language}, imported from a PO file. Messages without a translation are shown in English.`
  await writeLanguageFile(file, formatModule(rows, list.places, head), { replace, option: 'out' })
  const findings = [
    ...Object.entries(skipReasonLabels).map(
      ([reason, label]) => [label, skipped[reason as SkipReason]] as const,
    ),
    ['Not a message of this site', unknown] as const,
  ]
  return {
    lines: [
      `Wrote ${file}: ${rows.length} messages`,
      getUsageHint(language),
      ...findings.flatMap(([label, keys]) => describeKeys(label, keys)),
    ],
    json: { file, language, messages: rows.length, skipped, unknown },
  }
}

function describeKeys(label: string, keys: readonly string[]): string[] {
  if (keys.length === 0) return []
  const rest = keys.length - maxListedKeys
  const more = rest > 0 ? [`  and ${rest} more (use --json to list all)`] : []
  return [
    `${label}: ${keys.length}`,
    ...keys.slice(0, maxListedKeys).map((key) => `  ${key.replaceAll(/\p{Cc}/gu, '\uFFFD')}`),
    ...more,
  ]
}

function getUsageHint(language: string): string {
  return `Add it to app/site.config.ts: languages: [{ lang: '${language}', … messages: () => import(…) }]`
}

/** @throws {CommandError} if the file exists and `replace` is false */
async function writeLanguageFile(
  file: string,
  text: string,
  { replace, option }: { replace: boolean; option: string },
): Promise<void> {
  try {
    await writeFile(file, text, { flag: replace ? 'w' : 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new CommandError(
      `${file} already exists`,
      `Choose another file with --${option}, or overwrite it with --replace.`,
    )
  }
}
