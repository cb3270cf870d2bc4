import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import GithubSlugger from 'github-slugger'

const documents = ['*.md', 'docs/**/*.md', '{packages,apps,tooling}/*/README.md', 'e2e/README.md']
const repository = 'https://github.com/milepost/milepost'
const absolute = new RegExp(`^${repository}/(?:blob|tree)/main/`)

/**
 * Checks that links in documents point to existing files and headings. A package's registry page shows its README without
 * the repository, so README files must use absolute URLs for files outside their folder.
 */
export function checkLinks(root: string): string[] {
  const files = globSync(documents, { cwd: root, exclude: ['**/node_modules/**'] })
  return files.toSorted().flatMap((file) => {
    const text = withoutBlocks(readFileSync(join(root, file), 'utf8')).replaceAll(/`[^`\n]*`/g, '')
    return [...text.matchAll(/\]\(([^()\s]+(?:\([^()\s]*\))?)\)/g)].flatMap(([, link = '']) => {
      const problem = problemWith(root, file, link)
      return problem === undefined ? [] : [`${file}: ${link}: ${problem}`]
    })
  })
}

function problemWith(root: string, file: string, link: string): string | undefined {
  const isAbsolute = absolute.test(link)
  if (/^[a-z]+:/i.test(link) && !isAbsolute) return undefined
  const [path = '', anchor] = link.replace(absolute, '').split('#')
  const target = isAbsolute ? path : path === '' ? file : join(dirname(file), decodeURI(path))
  const home = /^packages\/[^/]+\/(?=README\.md$)/.exec(file)?.[0]
  if (home !== undefined && !isAbsolute && !target.startsWith(home))
    return `it is outside of the package; write ${repository}/blob/main/${target}`
  if (!existsSync(join(root, target))) return 'the file does not exist'
  if (anchor === undefined || !target.endsWith('.md')) return undefined
  const slugger = new GithubSlugger()
  const headings = withoutBlocks(readFileSync(join(root, target), 'utf8')).matchAll(
    /^#{1,6} +(.+?) *$/gm,
  )
  const anchors = [...headings].map(([, heading = '']) =>
    slugger.slug(heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
  )
  return anchors.includes(anchor) ? undefined : 'the heading does not exist'
}

function withoutBlocks(text: string): string {
  return text.replaceAll(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\s*$/gm, '')
}
