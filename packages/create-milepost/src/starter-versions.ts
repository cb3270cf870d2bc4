/** Versions of a site's third-party packages. A test compares them with those that Milepost is built with. */
export const starterVersions: Readonly<Record<string, string>> = {
  '@react-router/dev': '^8.4.0',
  '@takumi-rs/wasm': '^2',
  '@types/node': '^24',
  '@types/react': '^19',
  '@types/react-dom': '^19',
  oxfmt: '^0.78.0',
  oxlint: '^1.94.0',
  react: '^19',
  'react-dom': '^19',
  'react-router': '^8.4.0',
  typescript: '^6.0.3',
  vite: '^8',
  vitest: '^5',
}
