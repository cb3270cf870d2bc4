import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A document of the repository, and the page that it becomes. */
export interface SitePage {
  /** Path in the repository. */
  readonly file: string
  /** Path of the page on the site, with `.md`. */
  readonly page: string
}

/** Documents that are no pages: what the user asked for, and a template. */
const left = [/^docs\/spec\//, /^docs\/decisions\/template\.md$/, /^docs\/guides\/README\.md$/]

/** The documents that become pages. */
export function sitePages(root: string): SitePage[] {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name}`)
    .filter((file) => file.endsWith('.md') && !left.some((pattern) => pattern.test(file)))
    .map((file) => ({ file, page: pageOfDocument(file) }))
  const packages = readdirSync(join(root, 'packages')).map((name) => ({
    file: `packages/${name}/README.md`,
    page: `packages/${name}.md`,
  }))
  return [
    ...docs,
    ...packages,
    { file: 'README.md', page: 'about.md' },
    { file: 'CONTRIBUTING.md', page: 'contributing.md' },
  ].toSorted((one, other) => (one.file < other.file ? -1 : 1))
}

function pageOfDocument(file: string): string {
  const path = file.slice('docs/'.length)
  return path.includes('/') ? path : `reference/${path}`
}
