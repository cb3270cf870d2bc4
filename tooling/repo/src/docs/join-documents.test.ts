import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { joinDocuments } from './join-documents.ts'

const root = resolve(import.meta.dirname, '../../../..')
const blob = 'https://github.com/milepost/milepost/blob/main'

it('puts each document below its address, without what is optional', () => {
  const index = `# Kit\n\n> Words.\n\n## Docs\n\n- [A](${blob}/docs/a.md): one\n- [Web](https://example.org)\n\n## Optional\n\n- [B](${blob}/b.md)\n`
  expect(joinDocuments(index, (path) => `# ${path}\n`)).toBe(
    `# Kit\n\n> Words.\n\n<!-- ${blob}/docs/a.md -->\n\n# docs/a.md\n`,
  )
})

it('names files that exist, by whole addresses, in llms.txt', () => {
  const index = readFileSync(join(root, 'llms.txt'), 'utf8')
  const links = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link ?? '')
  expect(links.length).toBeGreaterThan(20)
  const wrong = links.filter(
    (link) => !link.startsWith(blob) || !existsSync(join(root, link.slice(blob.length + 1))),
  )
  expect(wrong).toEqual([])
})

it('has all packages that are published', () => {
  const index = readFileSync(join(root, 'llms.txt'), 'utf8')
  for (const name of ['content', 'forms', 'framework', 'measures', 'platform', 'sandbox']) {
    expect(index).toContain(`[@milepost/${name}]`)
  }
})
