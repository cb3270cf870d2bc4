import { posix } from 'node:path'
import type { Definition, Image, Link } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { visit } from 'unist-util-visit'
import type { SitePage } from './site-pages.ts'

export interface PageSetting {
  /** The documents that become pages. */
  readonly pages: readonly SitePage[]
  /** Where a file that is no page can be read, such as `https://host/repository/blob/main/`. */
  readonly repository: string
}

/**
 * Turns a document of the repository into a page of the site: links to other documents lead to their pages, links to other
 * files to the repository, and pictures to their copies.
 *
 * @param own - the document
 */
export function toPage(text: string, own: SitePage, { pages, repository }: PageSetting): string {
  const tree = fromMarkdown(text, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  })
  const pageOf = new Map(pages.map(({ file, page }) => [file, page]))
  let page = text
  const nodes: (Link | Image | Definition)[] = []
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      nodes.push(node)
  })
  // From the end, so that earlier positions stay.
  for (const { type, url, position } of nodes.toReversed()) {
    const href = addressOf(url, type === 'image')
    if (href === url) continue
    const at = page.lastIndexOf(url, (position?.end.offset ?? 0) - url.length)
    page = page.slice(0, at) + href + page.slice(at + url.length)
  }
  return page

  function addressOf(url: string, isPicture: boolean): string {
    if (/^(?:[a-z]+:|#|\/\/)/i.test(url)) return url
    const [path = '', anchor] = url.split('#')
    const target = posix.normalize(posix.join(posix.dirname(own.file), path)).replace(/\/$/, '')
    const hash = anchor === undefined ? '' : `#${anchor}`
    const known = pageOf.get(target) ?? pageOf.get(`${target}/README.md`) ?? folders[target]
    if (isPicture) return posix.relative(posix.dirname(own.page), `${pictures}${target}`)
    if (known === undefined) return `${repository}${target}${hash}`
    return posix.relative(posix.dirname(own.page), known) + hash
  }
}

/** Pictures are copied below this, by their paths in the repository. */
export const pictures = 'pictures/'

/** Folders that have a page of their own on the site. */
const folders: Readonly<Record<string, string>> = {
  'docs/guides': 'guides/index.md',
  'docs/guides/README.md': 'guides/index.md',
  'docs/decisions': 'decisions/index.md',
}
