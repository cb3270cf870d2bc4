/** The longest name of a folder, in characters. */
const longest = 40

/** A name of files and addresses, made of people's words: `River & Sea Trust` gives `river-sea-trust`. */
export function folderName(words: string): string {
  const parts = words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter((part) => part !== '')
  const name = withoutEnd(parts.join('-').slice(0, longest))
  return name === '' ? 'my-charity' : name
}

/** A name that was cut may end with a hyphen. */
function withoutEnd(name: string): string {
  return name.endsWith('-') ? name.slice(0, -1) : name
}
