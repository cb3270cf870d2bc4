/** Media sources that the proxy may fetch from, and their capabilities. */
export interface MediaSources {
  /** Returns a file that is not fetched over the network; undefined to use `fetch`. */
  fetchFile?: (source: URL) => Promise<Response> | undefined
  isAllowed: (source: URL) => boolean
  /** Whether a source is an image service, which resizes, crops and converts images by query parameters. */
  hasImageService: (source: URL) => boolean
  /**
   * Whether to halve the image quality, which about halves the bytes. For sources with an image service. @default never
   */
  isSparing?: (() => boolean) | undefined
  /**
   * Returns the URL of an image at a resizer that serves each of `imageWidths`; undefined for files that are not resized. The
   * requested width is the query parameter `w`. If the resizer fails, the original is served. @default `w` is ignored
   */
  resized?: ((source: URL, widthPx: number) => URL | undefined) | undefined
}
