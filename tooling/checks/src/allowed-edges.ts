/** What a workspace package may import of ours; `entries` narrows it to some of the other's entry points. */
export interface AllowedEdge {
  to: string
  /** Entry points such as `.` or `./format`; absent means all of them. */
  entries?: readonly string[]
  /** Only files whose path inside the package begins so may use the edge. */
  from?: string
}

/**
 * The direction of dependencies, as docs/architecture.md draws it. A package that is missing here
 * fails the check, so a new one has to say where it is.
 */
export const allowedEdges: Record<string, readonly AllowedEdge[]> = {
  '@milepost/measures': [],
  '@milepost/platform': [{ to: '@milepost/measures' }],
  '@milepost/content': [{ to: '@milepost/measures' }],
  '@milepost/ui': [{ to: '@milepost/measures', entries: ['.'] }],
  '@milepost/forms': [{ to: '@milepost/ui', from: 'src/fields/' }],
  '@milepost/server': [],
  // Bundled into each module: pages of other sites load one file.
  '@milepost/embed': [{ to: '@milepost/measures' }],
  '@milepost/supporter': [
    { to: '@milepost/measures' },
    { to: '@milepost/platform' },
    { to: '@milepost/ui' },
    { to: '@milepost/forms' },
    // How tags are compared, and the sanitiser of what people write: one of each for browsers and servers.
    { to: '@milepost/content', entries: ['.', './browser'] },
  ],
  '@milepost/sandbox': [
    { to: '@milepost/platform' },
    { to: '@milepost/content' },
    { to: '@milepost/measures' },
  ],
  '@milepost/framework': [
    { to: '@milepost/measures' },
    { to: '@milepost/platform' },
    { to: '@milepost/content' },
    { to: '@milepost/ui' },
    { to: '@milepost/forms' },
    { to: '@milepost/server' },
    // Their code is served as it is.
    { to: '@milepost/embed' },
    { to: '@milepost/supporter' },
  ],
  // The type of the sandbox's world, and its reader in a test: nothing of ours is installed with it.
  'create-milepost': [{ to: '@milepost/sandbox' }],
  '@milepost/cli': [{ to: '@milepost/content' }, { to: '@milepost/sandbox' }],
  '@milepost/site': [
    { to: '@milepost/framework' },
    { to: '@milepost/ui' },
    // What its own sections ask of their fields, and the folder that it can read in place of the content service.
    { to: '@milepost/content', entries: ['.', './fields', './files'] },
  ],
  '@milepost/start': [
    // What the command of other applications starts a site with, too.
    {
      to: '@milepost/cli',
      entries: [
        './src/command/steps.ts',
        './src/serve/choose-port.ts',
        './src/serve/outside-services.ts',
        './src/serve/site-variables.ts',
      ],
    },
    { to: '@milepost/sandbox' },
    { to: '@milepost/site' },
  ],
  '@milepost/rehearse': [],
  '@milepost/attack': [
    { to: '@milepost/content', entries: ['.'] },
    // Only what it attacks: the list of its paths, and the function that writes its policy.
    { to: '@milepost/site', entries: ['./app/routes.ts'] },
    { to: '@milepost/server', entries: ['.'] },
  ],
  '@milepost/e2e': [
    // The source of documents that the pseudo-languages wrap.
    { to: '@milepost/content', entries: ['.'], from: 'src/pseudo-languages/' },
    {
      to: '@milepost/framework',
      entries: ['.', './server', './src/services/content-service.ts'],
      from: 'src/pseudo-languages/',
    },
    // What is measured here and in the accessibility report: one place for both.
    { to: '@milepost/accessibility' },
    // What one test renders by itself: the build's entry, the settings that it takes, and the facts of an answer.
    {
      to: '@milepost/framework',
      entries: [
        './src/hosts/site-build.ts',
        './src/config/site-environment.ts',
        './src/services/services.ts',
      ],
      from: 'src/settings/',
    },
    { to: '@milepost/server', entries: ['.'], from: 'src/settings/' },
    // What the screens of another language are compared with.
    {
      to: '@milepost/framework',
      entries: ['./languages/cy.json'],
      from: 'src/',
    },
  ],
  '@milepost/mutate': [],
  '@milepost/perf': [],
  '@milepost/accessibility': [{ to: '@milepost/perf', entries: ['./start-stack'] }],
  '@milepost/docs-site': [
    { to: '@milepost/accessibility', entries: ['./axe-findings'] },
    { to: '@milepost/perf', entries: ['./lighthouse'] },
  ],
  '@milepost/docs': [
    { to: '@milepost/content' },
    { to: '@milepost/forms' },
    // Compiles the documentation's examples.
    { to: '@milepost/framework', entries: [] },
    { to: '@milepost/measures' },
    { to: '@milepost/platform' },
    { to: '@milepost/sandbox' },
    { to: '@milepost/server', entries: ['.', './node'] },
    { to: '@milepost/supporter' },
    { to: '@milepost/ui' },
  ],
  '@milepost/worlds': [
    { to: '@milepost/content', entries: ['.', './files', './conformance'] },
    { to: '@milepost/measures' },
    { to: '@milepost/platform', entries: ['.', './adapter'] },
    { to: '@milepost/sandbox' },
    { to: '@milepost/framework' },
    { to: '@milepost/embed', entries: ['./total'] },
    // How words and grounds of share cards differ.
    { to: '@milepost/ui', entries: ['./theme'], from: 'src/cards/' },
  ],
  '@milepost/messages': [],
  '@milepost/checks': [],
  '@milepost/release': [],
  // Its own files use nothing of ours; the applications that it builds have packed packages.
  '@milepost/outside': [
    { to: '@milepost/rehearse', entries: ['./start-registry'] },
    { to: '@milepost/ui', from: 'supporter-next/' },
    { to: '@milepost/forms', from: 'supporter-next/' },
    { to: '@milepost/supporter', from: 'supporter-next/' },
  ],
  '@milepost/presets': [],
}

/** Build settings and browser look-up: every package may use them, none ships them. */
export const sharedTooling = '@milepost/presets'

/** Third-party packages that some of our code must stay free of. */
export const forbiddenImports: readonly {
  in: string
  except?: string
  packages: readonly string[]
  because: string
}[] = [
  {
    in: '@milepost/measures',
    except: 'src/format/',
    packages: ['numbro', 'dayjs'],
    because: 'the arithmetic has no dependencies; formatting lives in ./format',
  },
  {
    in: '@milepost/platform',
    except: 'src/react.ts',
    packages: ['react', 'react-dom', '@tanstack/react-query'],
    because: 'the data layer is used without React',
  },
  {
    in: '@milepost/ui',
    packages: ['axios', 'graphql-request', '@prismicio/client', 'react-router'],
    because: 'components never fetch and know no router',
  },
  {
    in: '@milepost/supporter',
    packages: ['react-router', '@tanstack/react-query', 'next'],
    because: 'its host brings the router; it is used without one, too',
  },
  {
    in: '@milepost/server',
    packages: ['react', 'react-dom'],
    because: 'it serves what others render',
  },
]
