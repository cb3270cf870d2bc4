const repository = 'https://github.com/milepost/milepost/blob/main/'

/**
 * The documents that a list links to, each below its address.
 *
 * @param index - the text of `llms.txt`; what comes after its heading "Optional" is left out
 * @param read - gives the text of a file of the repository
 */
export function joinDocuments(index: string, read: (path: string) => string): string {
  const [wanted = ''] = index.split(/^## Optional$/m)
  const [introduction = ''] = wanted.split(/^## /m)
  const addresses = [...wanted.matchAll(/\]\((https:[^)]+)\)/g)].map(([, address]) => address ?? '')
  const documents = addresses
    .filter((address) => address.startsWith(repository))
    .map((address) => `<!-- ${address} -->\n\n${read(address.slice(repository.length)).trim()}`)
  return `${[introduction.trim(), ...documents].join('\n\n')}\n`
}
