import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentPage } from './component-page.ts'
import { exampleModule } from './example-module.ts'

/** The code that a page shows for one of its examples. */
export interface ExampleModule {
  /** The file of the page, the component and the example, such as `text-field TextField Refused`. */
  name: string
  code: string
}

/** The pages of components that a package has, by the name of their file. */
export async function readComponentPages(
  root: string,
  packageName: string,
): Promise<Map<string, ComponentPage>> {
  const files = globSync(`packages/${packageName}/src/stories/*/*.page.ts`, { cwd: root })
  const pages = new Map<string, ComponentPage>()
  for (const file of files.toSorted()) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    const exported = (await import(join(root, file))) as Record<string, ComponentPage>
    const [page] = Object.values(exported)
    if (page !== undefined) pages.set(file.replace(/^.*\/|\.page\.ts$/g, ''), page)
  }
  return pages
}

/** Every module that somebody can copy out of the pages of a package. */
export async function readExampleModules(
  root: string,
  packageName: string,
): Promise<ExampleModule[]> {
  const pages = await readComponentPages(root, packageName)
  return [...pages].flatMap(([file, page]) =>
    Object.entries(page.examples).map(([example, shown]) => ({
      name: `${file} ${page.name} ${example}`,
      code: exampleModule(page, shown),
    })),
  )
}
