import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Where the commands look and write when they are told nothing else. */
export const repositoryPlaces = {
  /** A site's documents and media. */
  content: (site: string) => join(root, 'apps/site/content', site),
  /** The sources whose catalogues name the sentences of the product. */
  messages: [join(root, 'packages/framework/src'), join(root, 'packages/supporter/src')],
  build: join(root, 'apps/site/build'),
  tenants: join(root, 'tooling/publish/tenants.json'),
  models: join(root, 'packages/content/models'),
  /** What is written from the models. */
  modelTypes: join(root, 'packages/content/src/models/model-types.data.ts'),
} as const
