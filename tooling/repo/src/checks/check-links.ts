import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'

/** Where the repository is read by people who have only a package. */
const repositoryAddress = 'https://github.com/milepost/milepost'
const documents = ['*.md', 'docs/**/*.md', '{packages,apps,tooling}/*/README.md', 'e2e/README.md']

/**
 * Checks that links of documents lead to a file and to a heading that exist. A package's README is shown where the repository is
 * not: it names what is outside of its package by whole addresses.
 */
export function checkLinks(root: string): string[] {
  const files = globSync(documents, { cwd: root, exclude: ['**/node_modules/**'] }).map(slashes)
  return files.toSorted().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return linksOf(text).flatMap((link) => {
      const problem = problemWith(root, file, link)
      return problem === undefined ? [] : [`${file}: ${link}: ${problem}`]
    })
  })
}

function problemWith(root: string, file: string, link: string): string | undefined {
  const own = new RegExp(`^${repositoryAddress}/(?:blob|tree)/main/`)
  if (/^[a-z]+:/i.test(link) && !own.test(link)) return undefined
  const [path = '', anchor] = link.replace(own, '').split('#')
  const target = own.test(link)
    ? path
    : slashes(normalize(path === '' ? file : join(dirname(file), decodeURI(path))))
  const home = /^packages\/[^/]+\/(?=README\.md$)/.exec(file)?.[0]
  if (home !== undefined && !own.test(link) && !target.startsWith(home)) {
    return `the package's page cannot follow it; write ${repositoryAddress}/blob/main/${target}`
  }
  if (!existsSync(join(root, target))) return 'there is no such file'
  if (anchor === undefined || !target.endsWith('.md')) return undefined
  const isThere = anchorsOf(readFileSync(join(root, target), 'utf8')).has(anchor)
  return isThere ? undefined : 'there is no such heading'
}

function withoutCode(text: string): string {
  return text.replaceAll(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\s*$/gm, '').replaceAll(/`[^`\n]*`/g, '')
}

function linksOf(text: string): string[] {
  return [...withoutCode(text).matchAll(/\]\(([^()\s]+(?:\([^()\s]*\))?)\)/g)].map(
    ([, link]) => link ?? '',
  )
}

/** What headings are called in an address, as the repository's host makes them. */
function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>()
  const headings = text.replaceAll(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\s*$/gm, '')
  for (const [, heading] of headings.matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const plain = (heading ?? '')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-')
    let anchor = plain
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${plain}-${count}`
    anchors.add(anchor)
  }
  return anchors
}

function slashes(path: string): string {
  return path.split(sep).join('/')
}
