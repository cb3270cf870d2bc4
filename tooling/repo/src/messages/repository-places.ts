import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Where the sentences of the product are, and where their lists are written. */
export const repositoryPlaces = {
  /** The sources whose catalogues contain what the product says. */
  catalogues: [join(root, 'packages/framework/src'), join(root, 'packages/supporter/src')],
  /** What is written from them. */
  list: join(root, 'packages/framework/messages.json'),
  page: join(root, 'docs/messages.md'),
} as const
