/**
 * The documents that show the files of an application outside of this repository, by the application that the outside tests write from
 * them. Each of their blocks of code begins with a comment that names its file.
 */
export const outsideDocuments = {
  /** A fundraising site. */
  site: [
    'packages/framework/README.md',
    'docs/guides/extend-a-site.md',
    'docs/guides/theme-it.md',
    'docs/guides/languages.md',
  ],
  /** An application that has nothing of ours but the server. */
  server: ['packages/server/README.md'],
  /** Applications with supporters' screens. */
  supporter: ['packages/supporter/README.md'],
} as const
