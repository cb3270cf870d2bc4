import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import GithubSlugger from 'github-slugger'
import { defineConfig } from 'vitepress'
import { assemble } from '../../src/docs-site/assemble.ts'
import { navigation } from '../../src/docs-site/navigation.ts'

const root = resolve(import.meta.dirname, '../../../..')
// Below this package, whose Vue the pages need.
const reports = join(root, 'tooling/repo/reports/site')
const source = join(reports, 'source')
/** Where the site is on its host, where it is published. */
const base = process.env['DOCS_BASE']
const api = join(root, 'reports/api')
const isReferenceThere = existsSync(join(api, 'index.md'))
const { pages } = assemble(root, source, { api: isReferenceThere ? api : undefined })

/** A post with an arm, in the colour of the pages. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='%230b5c5a' d='M7 1h2v14H7zM3 3h8l3 2-3 2H3z'/%3E%3C/svg%3E"

export default defineConfig({
  lang: 'en-GB',
  title: 'Milepost',
  description: 'Libraries and a site that turn content into branded charity fundraising sites.',
  base: base ?? '/',
  srcDir: source,
  outDir: process.env['DOCS_OUT'] ?? join(reports, 'dist'),
  cacheDir: join(reports, 'cache'),
  cleanUrls: false,
  lastUpdated: false,
  // What names each page's file is one file, not a part of each page.
  metaChunk: true,
  head: [['link', { rel: 'icon', href: icon }]],
  // Only scripts name the switch.
  transformHtml: (html) =>
    html.replaceAll('role="switch" title aria-', 'role="switch" title="Dark colours" aria-'),
  markdown: {
    // Words are read first; most pictures are far below them.
    image: { lazyLoading: true },
    // Documents are read on the repository's own pages, too: headings have the same addresses in both.
    anchor: { slugify: (text: string) => new GithubSlugger().slug(text) },
    // Documents are Markdown: what looks like HTML in them is text.
    html: false,
    config(md) {
      // Pages are templates: two braces in a document are text.
      for (const rule of ['text', 'code_inline'] as const) {
        const render = md.renderer.rules[rule]
        if (render === undefined) continue
        md.renderer.rules[rule] = (...given) => render(...given).replaceAll('{{', '&#123;&#123;')
      }
    },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  themeConfig: {
    ...navigation(pages, { isReferenceThere, isPublished: base !== undefined }),
    outline: { level: [2, 3], label: 'On this page' },
    search: { provider: 'local' },
    docFooter: { prev: false, next: false },
    externalLinkIcon: false,
  },
})
