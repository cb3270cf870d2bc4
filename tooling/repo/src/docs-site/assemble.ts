import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { audiences } from './audiences.data.ts'
import { type SitePage, sitePages } from './site-pages.ts'
import { pictures, toPage } from './to-page.ts'

/** Where the source of everything is. */
export const repository = 'https://github.com/milepost/milepost/blob/main/'

/** The site's pages, as the navigation lists them. */
export interface Assembled {
  readonly pages: readonly (SitePage & { readonly title: string })[]
}

/**
 * Writes the pages of the site into a folder, from the documents of the repository.
 *
 * @param folder - is emptied first
 * @param options.api - a folder of pages about every exported function, as `npm run docs -- pages` writes them. @default none
 */
export function assemble(
  root: string,
  folder: string,
  { api }: { api?: string | undefined } = {},
): Assembled {
  rmSync(folder, { recursive: true, force: true })
  const pages = sitePages(root).map((page) => {
    const text = readFileSync(join(root, page.file), 'utf8')
    return { ...page, text, title: titleOf(text, page.file) }
  })
  const setting = { pages, repository }
  for (const page of pages) {
    const { page: path } = page
    const isWide = path === 'reference/messages.md' || path === 'reference/fields.md'
    const head = `---\ntitle: ${JSON.stringify(page.title)}\n${isWide ? 'outline: 2\n' : ''}---\n\n`
    write(folder, path, head + toPage(page.text, page, setting))
  }
  write(folder, 'guides/index.md', guidesPage(pages))
  write(folder, 'decisions/index.md', decisionsPage(pages))
  write(folder, 'packages/index.md', packagesPage(pages))
  write(folder, 'index.md', startPage())
  cpSync(join(root, 'docs/pictures'), join(folder, pictures, 'docs/pictures'), { recursive: true })
  // Of the page at the start, which names them by their addresses.
  for (const name of ['tideline-home.jpg', 'tideline-home-small.jpg']) {
    cpSync(join(root, 'docs/pictures', name), join(folder, 'public/pictures', name))
  }
  if (api !== undefined) cpSync(api, join(folder, 'api'), { recursive: true })
  return { pages: pages.map(({ file, page, title }) => ({ file, page, title })) }
}

function write(folder: string, path: string, text: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** @throws Error for a document without a heading */
function titleOf(text: string, file: string): string {
  const [, title] = /^# (.+)$/m.exec(text) ?? []
  if (title === undefined) throw new Error(`${file} has no heading`)
  return title.replaceAll('`', '')
}

type Titled = readonly (SitePage & { title: string })[]

function titleAt(pages: Titled, page: string): string {
  const found = pages.find((one) => one.page === page)
  if (found === undefined) throw new Error(`There is no page ${page}`)
  return found.title
}

function guidesPage(pages: Titled): string {
  const parts = audiences.map(({ title, about, guides }) =>
    [
      `## ${title}`,
      about,
      guides.map((name) => `- [${titleAt(pages, `guides/${name}.md`)}](${name}.md)`).join('\n'),
    ].join('\n\n'),
  )
  return ['# Guides', 'Choose who you are.', ...parts].join('\n\n')
}

function decisionsPage(pages: Titled): string {
  const notes = pages.filter(({ page }) => page.startsWith('decisions/'))
  const rows = notes.map(({ page, title }) => `- [${title}](${page.slice('decisions/'.length)})`)
  return [
    '# Decisions',
    'Each note says why something is as it is: what made a decision necessary, what was decided, and what follows from it.',
    rows.join('\n'),
  ].join('\n\n')
}

function packagesPage(pages: Titled): string {
  const all = pages.filter(({ page }) => page.startsWith('packages/'))
  const rows = all.map(({ page, title }) => `- [${title}](${page.slice('packages/'.length)})`)
  return [
    '# Packages',
    'Each package is on npm. Its page says what it does, with examples that `npm test` compiles.',
    rows.join('\n'),
  ].join('\n\n')
}

/** What the first page says; `start-page.vue` shows it. */
function startPage(): string {
  const start = {
    title: 'Charity fundraising sites from content',
    lead: 'Write a site in your content service. Milepost shows it in your brand, fast on any phone, on your fundraising platform.',
    picture: {
      src: '/pictures/tideline-home.jpg',
      small: '/pictures/tideline-home-small.jpg',
      alt: 'The home page of a charity’s walk along the coast, in its own colours',
    },
    actions: [
      { text: 'Make your first site', link: '/guides/make-your-first-site.html' },
      { text: 'All guides', link: '/guides/' },
    ],
    cards: [
      ...audiences.map(({ key, title, about }) => ({
        title,
        text: about,
        link: `/guides/#${key}`,
        linkText: `Guides for ${title.toLowerCase()}`,
      })),
      {
        title: 'Reference',
        text: 'Settings, content model, fields, packages and every exported function.',
        link: '/packages/',
        linkText: 'Packages',
      },
    ],
  }
  // JSON is YAML.
  return `---\n${JSON.stringify({ layout: 'StartPage', title: 'Milepost', titleTemplate: false, sidebar: false, aside: false, start })}\n---\n`
}
