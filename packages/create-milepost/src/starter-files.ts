import type { SiteFacts } from './site-facts.ts'

/** Versions of what a site needs beside our own packages. */
export interface DependencyVersions {
  /** Of our packages, such as `^1.2.0`. */
  readonly ours: string
  readonly others: Readonly<Record<string, string>>
}

/** The files of a new site beside its content, by their path. */
export function starterFiles(
  facts: SiteFacts,
  versions: DependencyVersions,
): Readonly<Record<string, string>> {
  return {
    'package.json': manifest(facts, versions),
    'tsconfig.json': json(typescript),
    'react-router.config.ts': `import { milepost } from '@milepost/framework/react-router'
import type { Config } from '@react-router/dev/config'

export default { presets: [milepost()] } satisfies Config
`,
    'vite.config.ts': `import { milepost } from '@milepost/framework/vite'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [milepost(), reactRouter()] })
`,
    'server.ts': `import { join } from 'node:path'
import { serve } from '@milepost/framework/node'
// @ts-ignore -- there is a build when this file is bundled; type checking does not ask for one
import * as build from './build/server/index.js'

await serve({ build, clientFolder: join(import.meta.dirname, 'client') })
`,
    'app/root.tsx': `export { default, ErrorBoundary, Layout, shouldRevalidate } from '@milepost/framework/root'
export { loader } from '@milepost/framework/root.server'
`,
    'app/entry.client.tsx': `import '@milepost/framework/entry.client'
`,
    'app/entry.server.tsx': `export * from '@milepost/framework/entry.server'
export { default } from '@milepost/framework/entry.server'
`,
    'app/routes.ts': `import { milepostRoutes } from '@milepost/framework/routes'
import type { RouteConfig } from '@react-router/dev/routes'

export default milepostRoutes() satisfies RouteConfig
`,
    'README.md': readme(facts),
    'AGENTS.md': agents(facts),
    '.gitignore': 'node_modules\nbuild\n.milepost\n.react-router\n',
  }
}

const ours = ['framework', 'ui']
const oursWhileEditing = ['cli', 'content', 'sandbox']

function manifest({ key, contentEndpoint }: SiteFacts, versions: DependencyVersions): string {
  const named = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [`@milepost/${name}`, versions.ours]))
  const other = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, versions.others[name] ?? '*']))
  return json({
    name: key,
    private: true,
    type: 'module',
    scripts: {
      dev: 'milepost dev',
      build: 'milepost build',
      start: 'milepost start',
      doctor: 'milepost doctor',
      test:
        contentEndpoint === undefined
          ? 'tsc && milepost doctor && milepost build'
          : 'tsc && milepost build',
    },
    dependencies: {
      ...named(ours),
      ...other('@takumi-rs/wasm', 'react', 'react-dom', 'react-router'),
    },
    devDependencies: {
      ...named(oursWhileEditing),
      ...other('@react-router/dev', 'typescript', 'vite'),
      ...other('@types/node', '@types/react', '@types/react-dom'),
    },
    engines: { node: '>=24' },
  })
}

const typescript = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node', 'vite/client'],
  },
  include: ['app', '*.ts'],
}

const guides = 'https://github.com/milepost/milepost/blob/main/docs/guides'

function readme({ name, key, contentEndpoint, campaignId }: SiteFacts): string {
  const content =
    contentEndpoint === undefined
      ? `Its content is in \`content/${key}\`: edit a file, and reload the page.`
      : `Its content is in ${contentEndpoint}. \`content/${key}\` has the documents to begin with: copy them there, or delete them.`
  return `# Fundraising for ${name}

    npm install
    npm run dev

The site opens at http://localhost:4000, with a sandbox that plays the fundraising platform. No money moves. Sign in as
alex@${key}.example with the password milepost.

${content} \`content/world.json\` is the sandbox's campaign, with its supporters and gifts.

## Before you go live

1. Replace the words of the page "About us", and add your logo and pictures.
2. Put your campaign's id into \`platform\` and \`onboarding\`: it is ${campaignId} in the sandbox.
3. Run \`npm run doctor\`: it names what is missing or wrong.
4. Follow [go live](${guides}/go-live.md).

## Make it yours

- [Add a section](${guides}/extend-a-site.md#add-a-custom-section): \`npx milepost add slice TideTable\`
- [Replace a component](${guides}/extend-a-site.md#replace-a-component)
- [Add or leave out pages](${guides}/extend-a-site.md#add-or-leave-out-pages)
- [Change colours, fonts and shapes](${guides}/theme-it.md)
- [Translate the site](${guides}/languages.md)

A newer version of everything else comes with \`npm update\`.
`
}

function agents({ key }: SiteFacts): string {
  return `# For coding agents

A charity fundraising site. Pages, server and build come from \`@milepost/framework\`; this repository has its content and what is its own.

- \`npm run dev\` serves the site from its source, with a sandbox. \`npm test\` checks types, content and the build. Run it before you say that you are done.
- Content: \`content/${key}\`, a JSON file per document. \`npx milepost doctor\` says what is wrong with it. Which fields there are:
  https://github.com/milepost/milepost/blob/main/docs/content-model.md
- A section of its own: \`npx milepost add slice Name\` writes schema, presenter, view and model, and registers it in \`app/site.server.ts\` and \`app/site.config.ts\`.
- Words of the product: fields \`messages\` of the site's document. \`npx milepost messages --find donate\` lists keys.
- Never put secrets into \`app/\` or \`content/\`: browsers get both. Settings come from the environment:
  https://github.com/milepost/milepost/blob/main/docs/configuration.md
- All documents of the kit: https://milepost.github.io/milepost/llms-full.txt
`
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
