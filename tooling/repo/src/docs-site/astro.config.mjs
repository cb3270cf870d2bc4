import { globSync } from 'node:fs'
import { join } from 'node:path'
import { satteri } from '@astrojs/markdown-satteri'
import starlight from '@astrojs/starlight'
import { defineConfig, passthroughImageService } from 'astro/config'
import linksValidator from 'starlight-links-validator'
import { audiences } from './audiences.data.ts'
import { documentPlugin, root, slugFor } from './documents.ts'

/** Path of the published site on its host, with a trailing slash. Storybook is below it. */
const base = process.env['DOCS_BASE']
const reports = join(root, 'tooling/repo/reports/site')

/** @param {string} pattern */
function slugsFor(pattern) {
  return globSync(pattern, { cwd: root })
    .flatMap((file) => slugFor(file) ?? [])
    .toSorted()
}

const groups = [
  ...audiences.map(({ title, guides }) => [title, guides.map((name) => `guides/${name}`)]),
  ['Reference', slugsFor('{docs/*,docs/reference/*,reports/reference/*,reports/api/index}.md')],
  ['Platform client', slugsFor('docs/platform/*.md')],
  ['Packages', slugsFor('packages/*/README.md')],
  ['Decisions', slugsFor('docs/decisions/*.md')],
  [
    'Milepost',
    [
      'about',
      'contributing',
      ...(base === undefined ? [] : [{ label: 'Components', link: '/storybook/' }]),
    ],
  ],
]

export default defineConfig({
  base: base ?? '/',
  srcDir: './src/docs-site',
  publicDir: './src/docs-site/public',
  outDir: join(reports, 'dist'),
  cacheDir: join(reports, 'cache'),
  // Without a native image library.
  image: { service: passthroughImageService() },
  markdown: {
    smartypants: false,
    processor: satteri({ mdastPlugins: [documentPlugin(base ?? '/')] }),
  },
  integrations: [
    starlight({
      title: 'Milepost',
      description: 'Libraries and a site that turn content into branded charity fundraising sites.',
      locales: { root: { label: 'English', lang: 'en-GB' } },
      customCss: ['./src/docs-site/site.css'],
      // Wraps long lines, because a scrollable block would need an accessible name.
      expressiveCode: { defaultProps: { wrap: true } },
      markdown: { processedDirs: [root] },
      pagination: false,
      plugins: [linksValidator()],
      // The group of the current page is open.
      sidebar: groups.map(([label, items]) => ({ label, items, collapsed: true })),
    }),
  ],
})
