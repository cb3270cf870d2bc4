import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkLinks } from './check-links.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-links-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const whole = 'https://github.com/milepost/milepost/blob/main'

it('finds links that lead to no file and no heading', () => {
  write('docs/a.md', '# Title, with `code`\n\n[b](b.md#two-words) [c](c.md) [up](../README.md#x)')
  write('docs/b.md', '## Two words\n\n[self](#two-words) [a](a.md#title-with-code) [no](#three)')
  write('README.md', '[web](https://example.org/x) [mail](mailto:a@b.example) [folder](docs)')
  expect(checkLinks(root)).toEqual([
    'docs/a.md: c.md: there is no such file',
    'docs/a.md: ../README.md#x: there is no such heading',
    'docs/b.md: #three: there is no such heading',
  ])
})

it('wants whole addresses in what a package shows, of files that exist', () => {
  write('docs/a.md', '')
  write('packages/ui/fonts/list.md', '')
  write(
    'packages/ui/README.md',
    `[a](../../docs/a.md) [own](fonts/list.md) [ok](${whole}/docs/a.md) [gone](${whole}/docs/b.md)`,
  )
  expect(checkLinks(root)).toEqual([
    `packages/ui/README.md: ../../docs/a.md: the package's page cannot follow it; write ${whole}/docs/a.md`,
    `packages/ui/README.md: ${whole}/docs/b.md: there is no such file`,
  ])
})

it('reads no links in code', () => {
  write(
    'README.md',
    '`[a](nowhere.md)`\n\n```md\n[b](nowhere.md)\n# no heading\n```\n\n[c](#no-heading)',
  )
  expect(checkLinks(root)).toEqual(['README.md: #no-heading: there is no such heading'])
})
