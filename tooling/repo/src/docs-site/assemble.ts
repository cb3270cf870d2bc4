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
  for (const [name, title, about] of folders)
    write(folder, `${name}/index.md`, folderPage(pages, `${name}/`, title, about))
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

const folders = [
  [
    'decisions',
    'Decisions',
    'Each note says why something is as it is: what made a decision necessary, what was decided, and what follows from it.',
  ],
  [
    'packages',
    'Packages',
    'Each package is on npm. Its page says what it does, with examples that `npm test` compiles.',
  ],
] as const

type Titled = readonly (SitePage & { title: string })[]

function guidesPage(pages: Titled): string {
  const item = (name: string) => {
    const found = pages.find(({ page }) => page === `guides/${name}.md`)
    if (found === undefined) throw new Error(`There is no guide ${name}`)
    return `- [${found.title}](${name}.md)`
  }
  const parts = audiences.map(({ title, about, guides }) =>
    [`## ${title}`, about, guides.map(item).join('\n')].join('\n\n'),
  )
  return ['# Guides', 'Choose who you are.', ...parts].join('\n\n')
}

/** A page that lists the pages of a folder. */
function folderPage(pages: Titled, folder: string, title: string, about: string): string {
  const rows = pages
    .filter(({ page }) => page.startsWith(folder))
    .map((each) => `- [${each.title}](${each.page.slice(folder.length)})`)
  return [`# ${title}`, about, rows.join('\n')].join('\n\n')
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
