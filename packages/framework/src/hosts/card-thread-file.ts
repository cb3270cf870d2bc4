/**
 * The program of the thread that draws share cards: beside the bundled server, or in its folder of the package. Nothing
 * of it is loaded before the first card.
 */
export function cardThreadFile(): URL {
  const { url } = import.meta
  if (url.endsWith('.ts')) return new URL('../share-card/card-thread.ts', url)
  const isBundled = !url.endsWith('/hosts/card-thread-file.js')
  return new URL(isBundled ? './card-thread.js' : '../share-card/card-thread.js', url)
}
