/** The packages of this repository that a package may import; `entries` narrows it to some of the other's entry points. */
export interface AllowedEdge {
  to: string
  /** Entry points such as `.` or `./format`; absent means all of them. */
  entries?: readonly string[]
  /** Only files whose path inside the package begins so may use the edge. */
  from?: string
}

/**
 * The direction of dependencies, as docs/architecture.md draws it. A package that is missing here
 * fails the check, so a new one has to say where it is. `provingPackages` may import everything.
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
  '@milepost/config': [],
}

/** They build, test and measure the product; nothing of the product imports them. */
export const provingPackages: readonly string[] = [
  '@milepost/repo',
  '@milepost/lab',
  '@milepost/e2e',
]

/** Build settings and browser look-up: every package may use them, none ships them. */
export const sharedTooling = '@milepost/config'

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
