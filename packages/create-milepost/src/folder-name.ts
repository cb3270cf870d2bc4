/** Maximum length of a folder name, in characters. */
const maxFolderNameLength = 40

/** Converts a name to a slug for folders and URLs: `River & Sea Trust` to `river-sea-trust`. */
export function toFolderName(words: string): string {
  const parts = words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter((part) => part !== '')
  const name = trimTrailingHyphen(parts.join('-').slice(0, maxFolderNameLength))
  return name === '' ? 'my-charity' : name
}

/** Removes a trailing hyphen, which truncation may leave. */
function trimTrailingHyphen(name: string): string {
  return name.endsWith('-') ? name.slice(0, -1) : name
}
