import { existsSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri'

export const root = resolve(import.meta.dirname, '../../../..')
const repository = 'https://github.com/milepost/milepost/blob/main/'
const published = 'https://milepost.github.io/milepost/'

/** Glob patterns of the documents that become pages. */
export const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/**/*.md',
  'packages/*/README.md',
  'reports/{api,reference}/**/*.md',
  '!docs/spec/**',
  '!docs/decisions/template.md',
]

const slugs: readonly (readonly [RegExp, string])[] = [
  [/^README\.md$/, 'about'],
  [/^CONTRIBUTING\.md$/, 'contributing'],
  [/^docs\/(?:spec\/|decisions\/template\.md)/, ''],
  [/^docs\/([^/]+)\.md$/, 'reference/$1'],
  [/^(?:docs|reports)\/(.+)\/(?:README|index)\.md$/, '$1'],
  [/^(?:docs|reports)\/(.+)\.md$/, '$1'],
  [/^(packages\/[^/]+)\/README\.md$/, '$1'],
]

/** Slug of the page that a document becomes, or undefined if the file is not a page. */
export function slugFor(file: string): string | undefined {
  const [pattern, slug = ''] = slugs.find(([pattern]) => pattern.test(file)) ?? []
  return pattern === undefined || slug === '' ? undefined : file.replace(pattern, slug)
}

/**
 * Resolves a link of a document: to a page if the target is a document or on the published site, otherwise to the repository.
 *
 * @param folder - the document's folder in the repository
 * @param base - base path of the site, with a slash at its end
 */
export function siteUrl(url: string, folder: string, base: string): string {
  if (url.startsWith(published)) return base + url.slice(published.length)
  if (/^(?:[a-z]+:|#|\/\/)/i.test(url)) return url
  const [path = '', fragment] = url.split('#')
  const target = posix.join(folder, path).replace(/\/$/, '')
  const hash = fragment === undefined ? '' : `#${fragment}`
  const readme = `${target}/README.md`
  const slug = slugFor(existsSync(join(root, readme)) ? readme : target)
  return slug === undefined ? `${repository}${target}${hash}` : `${base}${slug}/${hash}`
}

type MdastPlugins = NonNullable<SatteriProcessorOptions['mdastPlugins']>

/** Markdown plugin that resolves the links of documents and leaves out their titles, which Starlight renders. */
export function documentPlugin(base: string): MdastPlugins[number] {
  return ({ fileURL, data }) => {
    if (fileURL === undefined) return
    const file = relative(root, fileURLToPath(fileURL))
    // For the link check.
    if (data.astro !== undefined) data.astro.frontmatter['slug'] = slugFor(file)
    const folder = dirname(file)
    return {
      name: 'milepost-documents',
      heading(node, context) {
        if (node.depth === 1) context.removeNode(node)
      },
      // Wide tables scroll, by keyboard too.
      table(node, context) {
        context.setProperty(node, 'data', { hProperties: { tabIndex: 0 } })
      },
      link(node, context) {
        context.setProperty(node, 'url', siteUrl(node.url, folder, base))
      },
      definition(node, context) {
        context.setProperty(node, 'url', siteUrl(node.url, folder, base))
      },
    }
  }
}
