import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro/content/config'
import { glob } from 'astro/loaders'
import { documents, root, slugFor } from './documents.ts'

const files = glob({
  base: root,
  pattern: documents,
  generateId: ({ entry }) => slugFor(entry) ?? entry,
})

export const collections = {
  docs: defineCollection({
    schema: docsSchema(),
    loader: {
      name: 'documents',
      load: (context) =>
        files.load({
          ...context,
          // Documents have no front matter: their first heading is the title.
          parseData: ({ data, filePath = '', ...entry }) =>
            context.parseData({
              ...entry,
              filePath,
              data: { ...data, title: readTitle(filePath) },
            }),
        }),
    },
  }),
}

/** @throws Error for a document without a heading */
function readTitle(file: string): string {
  const [, title] = /^# (.+)$/m.exec(readFileSync(file, 'utf8')) ?? []
  if (title === undefined) throw new Error(`${relative(root, file)} has no heading`)
  return title.replaceAll(/[`\\]/g, '')
}
