import { access, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { defineCommand } from '../command/command.ts'
import { CommandError, UsageError } from '../command/command-errors.ts'
import { readMessages } from '../places/read-messages.ts'
import { readApplicationPaths } from '../places/read-application-paths.ts'
import { languageModule } from './language-module.ts'

/** `milepost messages`: lists what the product says by key, or begins a module of another language. */
export const messagesCommand = defineCommand({
  options: {
    language: {
      type: 'string',
      value: '<lang>',
      description: 'begin a module of this language, such as de',
    },
    out: {
      type: 'string',
      value: '<file>',
      description: 'the module to write; app/<lang>.ts unless given',
    },
    find: {
      type: 'string',
      value: '<words>',
      description: 'only sentences or keys with these words',
    },
  },
  example: 'messages --find donate',
  details:
    'With --language the module has every sentence in English, with the plural forms of that language,\nfor a translator to write over. A file that is there already is not written over.',
  async run({ options: { language, out, find } }, { cwd }) {
    const { application } = await readApplicationPaths(cwd)
    const list = await readMessages(application)
    if (list === undefined) {
      throw new CommandError(
        `@milepost/framework is not installed in ${application}`,
        'Run this in the folder of a site, after "npm install".',
      )
    }
    if (language === undefined) {
      if (out !== undefined) throw new UsageError('--out needs a --language.')
      const wanted = Object.entries(list.messages).filter(([key, text]) => has(key, text, find))
      return {
        lines: wanted.map(([key, text]) => `${key}  ${text}`),
        json: { messages: Object.fromEntries(wanted) },
      }
    }
    const file = resolve(cwd, out ?? resolve(application, `app/${language}.ts`))
    const { text, keys } = languageModule(list, language)
    if (await isThere(file)) {
      throw new CommandError(`${file} is there already`, 'Name another file with --out.')
    }
    await writeFile(file, text)
    return {
      lines: [
        `Written ${file}: ${keys} sentences`,
        `Name it in app/site.config.ts: languages: [{ lang: '${language}', … messages: () => import(…) }]`,
      ],
      json: { file, language, messages: keys },
    }
  },
})

function has(key: string, text: string, find = ''): boolean {
  return `${key} ${text}`.toLowerCase().includes(find.toLowerCase())
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
