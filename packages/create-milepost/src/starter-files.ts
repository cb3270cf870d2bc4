import type { PackageManager } from './package-manager.ts'
import type { SiteDetails } from './site-details.ts'

/** Options for the files of a new site. */
export interface StarterOptions {
  readonly manager: PackageManager
  /** Version range of the Milepost packages, such as `^1.2.0`. */
  readonly milepostVersion: string
  readonly thirdPartyVersions: Readonly<Record<string, string>>
}

/** Returns the files of a new site without its content, by path. */
export function createStarterFiles(
  details: SiteDetails,
  options: StarterOptions,
): Readonly<Record<string, string>> {
  const { manager } = options
  return {
    'package.json': createManifest(details, options),
    'tsconfig.json': toJson(tsConfig),
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
// @ts-ignore -- the build exists when this file is bundled, but not during type checking
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
    'vitest.config.ts': `import { defineConfig } from 'vitest/config'

// Separate from vite.config.ts, because tests do not need the site's plugins.
export default defineConfig({ test: { include: ['{app,test}/**/*.test.{ts,tsx}'] } })
`,
    'test/site.test.ts': createSiteTest(details),
    'README.md': createReadme(details, manager),
    'AGENTS.md': createAgentsFile(details, manager),
    '.env.example': createEnvExample(details),
    ...manager.settings,
    '.gitignore': createGitignore(manager, '.react-router'),
    '.dockerignore': createGitignore(manager, '.git'),
    '.nvmrc': '24\n',
    '.oxlintrc.json': toJson(oxlintConfig),
    '.oxfmtrc.json': toJson(oxfmtConfig),
    '.github/workflows/ci.yml': createWorkflow(manager),
    '.github/dependabot.yml': dependabotConfig,
    Dockerfile: createDockerfile(manager),
  }
}

/** Returns a list of generated and secret files, such as `.gitignore`. */
function createGitignore({ name }: PackageManager, extra: string): string {
  const common = ['node_modules', 'build', '.milepost', '.env', extra]
  return [...common, ...(name === 'yarn' ? ['.yarn'] : []), ''].join('\n')
}

const milepostPackages = ['framework', 'ui']
const milepostTools = ['cli', 'content', 'sandbox']

function createManifest(
  { key, contentEndpoint }: SiteDetails,
  { manager, milepostVersion, thirdPartyVersions }: StarterOptions,
): string {
  const named = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [`@milepost/${name}`, milepostVersion]))
  const other = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, thirdPartyVersions[name] ?? '*']))
  const doctor = contentEndpoint === undefined ? ['milepost doctor'] : []
  return toJson({
    name: key,
    private: true,
    type: 'module',
    scripts: {
      dev: 'milepost dev',
      build: 'milepost build',
      start: 'milepost start',
      doctor: 'milepost doctor',
      lint: 'oxlint --deny-warnings',
      format: 'oxfmt',
      typecheck: 'react-router typegen && tsc',
      test: [
        'react-router typegen && tsc',
        'oxlint --deny-warnings && oxfmt --check',
        ...doctor,
        'milepost build',
        'vitest run',
      ].join(' && '),
    },
    dependencies: {
      ...named(milepostPackages),
      ...other('@takumi-rs/wasm', 'react', 'react-dom', 'react-router'),
    },
    devDependencies: {
      ...named(milepostTools),
      ...other('@react-router/dev', 'oxfmt', 'oxlint', 'typescript', 'vite', 'vitest'),
      ...other('@types/node', '@types/react', '@types/react-dom'),
    },
    engines: { node: '>=24' },
    packageManager:
      manager.version === undefined ? undefined : `${manager.name}@${manager.version}`,
  })
}

const tsConfig = {
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
    // React Router generates route types there.
    rootDirs: ['.', './.react-router/types'],
  },
  include: ['app', 'test', '*.ts', '.react-router/types/**/*'],
}

const oxlintConfig = {
  $schema: './node_modules/oxlint/configuration_schema.json',
  plugins: ['import', 'jsx-a11y', 'react', 'typescript', 'vitest'],
  categories: { correctness: 'error' },
  ignorePatterns: ['build/**', '.react-router/**'],
}

const oxfmtConfig = {
  $schema: './node_modules/oxfmt/configuration_schema.json',
  printWidth: 100,
  semi: false,
  singleQuote: true,
  ignorePatterns: ['**/*.json', '**/*.md', '.react-router/**', 'build/**'],
}

/** Returns a test of the built site with its sandbox. */
function createSiteTest({ name, key }: SiteDetails): string {
  return `import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'

let site: ChildProcess
let origin: string

// Starts the built site with a sandbox, and waits for its URL.
beforeAll(async () => {
  site = spawn('node', ['node_modules/@milepost/cli/dist/cli.js', 'start', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(site.stdout!, 'data')) as [Buffer]
  ;({ origin } = JSON.parse(line.toString()) as { origin: string })
}, 60_000)

afterAll(() => {
  site.kill()
})

const read = async (path: string) => (await fetch(origin + path)).text()

it('shows the home page with a form to donate', async () => {
  const page = await read('/')
  expect(page).toContain(${quoteText(name)})
  expect(page).toContain('id="donate"')
})

it('shows a supporter’s page', async () => {
  expect(await read('/fundraising/alex-for-${key}')).toContain('Alex')
})
`
}

function createEnvExample({ contentEndpoint, key }: SiteDetails): string {
  return `# Copy this file to .env, and fill in what you need: "milepost dev", "start", "build" and the other commands read it.
# Whatever is not set is played by the sandbox. All settings:
# https://github.com/milepost/milepost/blob/main/docs/configuration.md

# The public URL of the site
# SITE_ORIGIN=https://give.example.org

# The fundraising platform
# PLATFORM_ENVIRONMENT=production
# PLATFORM_API_KEY=

# The CMS
${contentEndpoint === undefined ? '# CONTENT_ENDPOINT=https://your-repo.cdn.prismic.io/api/v2' : `CONTENT_ENDPOINT=${contentEndpoint}`}
# CONTENT_SITE_UID=${key}
# CONTENT_ACCESS_TOKEN=
# To push models and documents; never needed by the running site
# CONTENT_WRITE_TOKEN=
`
}

/** Returns the command that installs the package manager of package.json; undefined for npm. */
function getManagerSetupCommand({ name }: PackageManager): string | undefined {
  return name === 'npm' ? undefined : 'npm install --global corepack && corepack enable'
}

function createWorkflow(manager: PackageManager): string {
  const enable = getManagerSetupCommand(manager)
  return `name: CI
on:
  push:
    branches: [main]
  pull_request:
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 20
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version-file: .nvmrc
${enable === undefined ? '' : `      - run: ${enable}\n`}      - run: ${manager.cleanInstall}
      - run: ${manager.name} test
`
}

const dependabotConfig = `version: 2
updates:
  - package-ecosystem: npm
    directory: /
    schedule:
      interval: weekly
    groups:
      milepost:
        patterns: ['@milepost/*']
      others:
        patterns: ['*']
  - package-ecosystem: github-actions
    directory: /
    schedule:
      interval: monthly
`

function createDockerfile(manager: PackageManager): string {
  const enable = getManagerSetupCommand(manager)
  return `FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json ${manager.lockfiles} ./
RUN ${enable === undefined ? '' : `${enable} && `}${manager.cleanInstall}
COPY . .
RUN ${manager.run} build

FROM node:24-bookworm-slim
# Small young generations and few arenas halve the memory.
ENV NODE_ENV=production PORT=4000 LOG=json DRAIN_MS=5000
ENV NODE_OPTIONS=--max-semi-space-size=8 MALLOC_ARENA_MAX=2
WORKDIR /site
# The build contains everything that the server needs.
COPY --from=build /site/build build
RUN mkdir .milepost && chown node .milepost
USER node
EXPOSE 4000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/serve.js"]
`
}

const repositoryUrl = 'https://github.com/milepost/milepost/blob/main'
const guidesUrl = `${repositoryUrl}/docs/guides`

function createReadme(
  { name, key, contentEndpoint, campaignId }: SiteDetails,
  { name: manager, run, exec }: PackageManager,
): string {
  const content =
    contentEndpoint === undefined
      ? `Its content is in \`content/${key}\`: edit a file, and reload the page.`
      : `Its content is in ${contentEndpoint}. \`content/${key}\` contains initial documents. \`${exec} milepost content push\` copies them there.`
  return `# Fundraising for ${name}

    ${manager} install
    ${run} dev

The site opens at http://localhost:4000, with a sandbox instead of the fundraising platform. No money moves. Sign in as
alex@${key}.example with the password milepost.

${content} \`content/world.json\` contains the sandbox's campaign, supporters and donations.

| Command | |
|---|---|
| \`${run} dev\` | serves the site from its source, and shows errors in the page |
| \`${manager} test\` | checks types, code style, content and the build, and tests the built site |
| \`${run} format\` | formats the code |
| \`${run} doctor\` | lists missing and invalid content |
| \`${run} build\`, \`${manager} start\` | builds the site, and serves the build |

## Before you go live

1. Replace the text of the page "About us", and add your logo and images.
2. In the site's document, replace the campaign id in \`platform\` and \`onboarding\` with yours. The sandbox's id is ${campaignId}.
3. Copy \`.env.example\` to \`.env\`, and fill in the platform and the CMS. Never commit \`.env\`.
4. Run \`${run} doctor\`.
5. Deploy the build: \`docker build -t ${key} .\` builds an image, and \`docker run --env-file .env -p 4000:4000 ${key}\` serves it. Without Docker,
   \`node build/serve.js\` needs only Node 24 and the folder \`build\`.

[Go live](${guidesUrl}/go-live.md) explains each step.

## Make it yours

- [Add a section](${guidesUrl}/extend-a-site.md#add-a-custom-section): \`${exec} milepost add slice Pledge\`
- [Replace a component](${guidesUrl}/extend-a-site.md#replace-a-component)
- [Add or leave out pages](${guidesUrl}/extend-a-site.md#add-or-leave-out-pages)
- [Change colours, fonts and shapes](${guidesUrl}/theme-it.md)
- [Translate the site](${guidesUrl}/languages.md)

\`${exec} milepost upgrade\` installs the latest version of Milepost and renames its changed exports in your code. Dependabot
proposes all other updates.
`
}

function createAgentsFile({ key }: SiteDetails, { name, run, exec }: PackageManager): string {
  return `# For coding agents

A charity fundraising site. Pages, server and build come from \`@milepost/framework\`; this repository has its content and custom code.

- \`${run} dev\` serves the site from its source, with a sandbox. \`${name} test\` checks everything. Run it before you finish a task.
- Content: \`content/${key}\`, a JSON file per document. \`${exec} milepost doctor\` lists errors in it. Its fields:
  ${repositoryUrl}/docs/content-model.md
- Custom sections: \`${exec} milepost add slice Name\` writes schema, presenter, view and model, and registers it in \`app/site.server.ts\` and \`app/site.config.ts\`.
- The product's messages: field \`messages\` of the site's document. \`${exec} milepost messages --find donate\` lists keys.
- Never put secrets into \`app/\` or \`content/\`: browsers receive both. Settings come from the environment and \`.env\`:
  ${repositoryUrl}/docs/configuration.md
- All documentation: https://milepost.github.io/milepost/llms-full.txt
`
}

/** Returns a string literal with single quotes. */
function quoteText(text: string): string {
  return `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
