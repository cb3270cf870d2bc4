/**
 * Documents with the source files of applications outside this repository, by the application that the outside tests create from
 * them. Each code block starts with a comment that names its file.
 */
export const outsideDocuments = {
  /** A fundraising site. */
  site: [
    'packages/framework/README.md',
    'docs/guides/extend-a-site.md',
    'docs/guides/theme-it.md',
    'docs/guides/languages.md',
  ],
  /** An application that uses only `@milepost/server`. */
  server: ['packages/server/README.md'],
  /** Applications with the supporter screens. */
  supporter: ['packages/supporter/README.md'],
} as const
