import { audiences } from './audiences.data.ts'
import type { Assembled } from './assemble.ts'

interface Item {
  readonly text: string
  readonly link?: string
  readonly items?: readonly Item[]
  readonly target?: string
}

/** The order of the reference: what people look for most comes first. */
const reference = [
  'configuration',
  'content-model',
  'fields',
  'messages',
  'forms',
  'platform-wire',
  'architecture',
  'security',
  'benchmarks',
  'releases',
  'writing',
]

/**
 * What leads from page to page: the bar at the top and the list at the side.
 *
 * @param options.isPublished - whether the components are beside the site
 * @param options.isReferenceThere - whether the pages of every exported function are on the site
 */
export function navigation(
  pages: Assembled['pages'],
  { isReferenceThere, isPublished }: { isReferenceThere: boolean; isPublished: boolean },
): { nav: Item[]; sidebar: Record<string, Item[]> } {
  const title = (page: string) => pages.find((one) => one.page === page)?.title ?? page
  const item = (page: string): Item => ({
    text: title(page),
    link: `/${page.replace(/\.md$/, '')}`,
  })
  const below = (folder: string) =>
    pages.filter(({ page }) => page.startsWith(folder)).map(({ page }) => item(page))
  const inOrder = reference.map((name) => item(`reference/${name}.md`))
  const isListed = new Set(inOrder.map(({ link }) => link))
  const others = [...below('reference/'), ...below('platform/')].filter(
    ({ link }) => !isListed.has(link),
  )
  return {
    nav: [
      { text: 'Guides', link: '/guides/' },
      { text: 'Packages', link: '/packages/' },
      { text: 'Reference', link: '/reference/configuration' },
      { text: 'Decisions', link: '/decisions/' },
      // Beside the site where it is published: no page of it.
      ...(isPublished ? [{ text: 'Components', link: '/storybook/', target: '_self' }] : []),
    ],
    sidebar: {
      '/guides/': audiences.map(({ title: text, guides }) => ({
        text,
        items: guides.map((name) => item(`guides/${name}.md`)),
      })),
      '/packages/': [{ text: 'Packages', link: '/packages/', items: below('packages/') }],
      '/reference/': [
        { text: 'Reference', items: [...inOrder, ...others] },
        ...(isReferenceThere
          ? [{ text: 'Code', items: [{ text: 'Every exported function', link: '/api/' }] }]
          : []),
      ],
      '/platform/': [{ text: 'Reference', items: [...inOrder, ...others] }],
      '/decisions/': [{ text: 'Decisions', link: '/decisions/', items: below('decisions/') }],
      '/': [{ text: 'Milepost', items: [item('about.md'), item('contributing.md')] }],
    },
  }
}
