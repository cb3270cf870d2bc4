/** `npm run docs -- <name>`: writes or serves what the documentation is made of. Without a name it lists what there is. */
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../docs-site/documents.ts'
import { modelFiles } from './fields/fields-page.ts'
import { messageFeatures, messagesJson } from './message-list.ts'
import { writeReferencePages } from './reference-pages.ts'

const repo = join(root, 'tooling/repo')
const pages = join(root, 'reports/pages')
const messagesFile = join(root, 'packages/framework/messages.json')
const siteConfig = ['--config', 'src/docs-site/astro.config.mjs']

function npx(cwd: string, args: readonly string[], environment: Record<string, string> = {}) {
  execFileSync('npx', ['--yes', ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
  })
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
    run: async () => {
      await writeReferencePages()
      npx(repo, ['astro', 'dev', ...siteConfig])
    },
  },
  pages: {
    does: 'builds what is published: documentation, reference and Storybook, in reports/pages',
    run: async () => {
      await writeReferencePages()
      npx(repo, ['typedoc', '--options', 'typedoc.json'])
      npx(repo, ['astro', 'build', ...siteConfig, '--outDir', pages], { DOCS_BASE: '/milepost/' })
      npx(root, ['storybook', 'build', '--output-dir', 'reports/pages/storybook'])
      writeLlmsFull()
    },
  },
  fields: {
    does: 'writes labels and hints of the help into the content models',
    run: () => {
      for (const [file, text] of Object.entries(modelFiles())) writeFileSync(file, text)
      npx(root, ['oxfmt', 'packages/content/models'])
    },
  },
  messages: {
    does: 'writes messages.json for translators and the doctor',
    run: async () => writeFileSync(messagesFile, messagesJson(await messageFeatures())),
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
