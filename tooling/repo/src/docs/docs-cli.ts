/** `npm run docs -- <name>`: writes or serves what the documentation is made of. Without a name it lists what there is. */
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fieldFiles } from './fields/fields-page.ts'
import { messageLists } from './message-list.ts'

const root = resolve(import.meta.dirname, '../../../..')
const repo = join(root, 'tooling/repo')
const pages = join(root, 'reports/pages')
const siteConfig = ['--config', 'src/docs-site/astro.config.mjs']

function npx(cwd: string, args: readonly string[], environment: Record<string, string> = {}) {
  execFileSync('npx', ['--yes', ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
  })
}

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) writeFileSync(file, text)
}

/** Writes the documents that `llms.txt` links to, up to its heading "Optional", into one file. */
function writeLlmsFull(): void {
  const index = readFileSync(join(root, 'llms.txt'), 'utf8')
  const [wanted = ''] = index.split(/^## Optional$/m)
  const [introduction = ''] = wanted.split(/^## /m)
  const links = wanted.matchAll(
    /\]\((https:\/\/github\.com\/milepost\/milepost\/blob\/main\/([^)]+))\)/g,
  )
  const documents = [...links].map(
    ([, url, path = '']) => `<!-- ${url} -->\n\n${readFileSync(join(root, path), 'utf8').trim()}`,
  )
  cpSync(join(root, 'llms.txt'), join(pages, 'llms.txt'))
  const text = [introduction.trim(), ...documents].join('\n\n')
  writeFileSync(join(pages, 'llms-full.txt'), `${text}\n`)
}

const tasks: Readonly<Record<string, { does: string; run: () => unknown }>> = {
  site: {
    does: 'serves the documentation while you write',
    run: () => npx(repo, ['astro', 'dev', ...siteConfig]),
  },
  pages: {
    does: 'builds what is published: documentation, reference and Storybook, in reports/pages',
    run: () => {
      npx(repo, ['typedoc', '--options', 'typedoc.json'])
      npx(repo, ['astro', 'build', ...siteConfig, '--outDir', pages], { DOCS_BASE: '/milepost/' })
      npx(root, ['storybook', 'build', '--output-dir', 'reports/pages/storybook'])
      writeLlmsFull()
    },
  },
  fields: {
    does: 'writes labels and hints into the content models, and docs/reference/fields.md',
    run: () => {
      write(fieldFiles())
      npx(root, ['oxfmt', 'packages/content/models', 'docs/reference/fields.md'])
    },
  },
  messages: {
    does: 'writes the list of messages, and docs/messages.md',
    run: async () => write(await messageLists()),
  },
  pictures: {
    does: 'photographs the sections for docs/pictures',
    run: () => npx(join(root, 'e2e'), ['playwright', 'test'], { PICTURES: '1' }),
  },
}

const task = tasks[process.argv[2] ?? '']
if (task === undefined) {
  const lines = Object.entries(tasks).map(([key, { does }]) => `  ${key.padEnd(9)} ${does}`)
  console.log(`npm run docs -- <name>\n\n${lines.join('\n')}`)
  process.exitCode = process.argv[2] === undefined ? 0 : 1
} else await task.run()
