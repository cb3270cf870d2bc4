import { globSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport, type InlineConfig, type Plugin } from 'vite'
import type { ComponentExample, ComponentPage } from './component-page.ts'
import { exampleModule } from './example-module.ts'

export const formStories = 'packages/forms/src/stories/*/*.stories.tsx'

interface StoryPage {
  title: string | undefined
  page: ComponentPage | undefined
  /** By the name of their story. */
  examples: Readonly<Record<string, ComponentExample>>
}

interface Story {
  title?: string
  tags?: readonly string[]
  parameters?: { page?: ComponentPage; example?: ComponentExample }
}

/** Reads the data of story files, by their path. The components themselves are not loaded. */
export async function readStoryPages(root: string, glob: string): Promise<Map<string, StoryPage>> {
  const config: InlineConfig = { root, configFile: false, plugins: [withoutComponents] }
  const pages = new Map<string, StoryPage>()
  const { NODE_ENV: mode } = process.env
  for (const file of globSync(glob, { cwd: root }).toSorted()) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    const { module } = await runnerImport<Record<string, Story>>(join(root, file), config)
    const { default: meta, ...stories } = module
    const examples = Object.entries(stories).flatMap(([name, { tags = [], parameters = {} }]) =>
      parameters.example && !tags.includes('!autodocs')
        ? [[name, parameters.example] as const]
        : [],
    )
    const { title, parameters } = meta ?? {}
    pages.set(file, { title, page: parameters?.page, examples: Object.fromEntries(examples) })
  }
  // Vite sets it for the whole process, and so for the commands that the process runs later.
  if (mode === undefined) delete process.env['NODE_ENV']
  return pages
}

/** Returns every example on the pages as a module to copy, named like `text-field TextField Refused`. */
export function exampleModules(pages: ReadonlyMap<string, StoryPage>) {
  return [...pages].flatMap(([file, { page, examples }]) =>
    Object.entries(examples).map(([example, shown]) => {
      if (page === undefined) throw new Error(`${file} has no page`)
      const name = file.replace(/^.*\/|\.stories\.tsx$/g, '')
      return { name: `${name} ${page.name} ${example}`, code: exampleModule(page, shown) }
    }),
  )
}

/** Replaces components, styles, package entries and dependencies by empty modules. */
const withoutComponents: Plugin = {
  name: 'milepost:without-components',
  enforce: 'pre',
  resolveId: (id) => (/^(?:[./\0]|react\b|storybook\/)/.test(id) ? undefined : `\0empty:${id}`),
  load: (id) =>
    /^\0empty|(?<!\.(?:stories|fixtures))\.tsx$|(?:\.css|\/index)\.ts$/.test(id)
      ? 'export {}'
      : undefined,
}
