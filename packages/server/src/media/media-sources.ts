/** Allowed media sources, and the parameters of each. */
export interface MediaSources {
  /** Gives a file that is on no network; undefined where the network is to be asked. */
  fetchFile?: (source: URL) => Promise<Response> | undefined
  isAllowed: (source: URL) => boolean
  /** Whether a source changes pictures as the address asks for: sizes, formats, parts. */
  hasImageService: (source: URL) => boolean
  /**
   * Whether to halve the image quality, which about halves the bytes. For sources with an image service. @default never
   */
  isSparing?: (() => boolean) | undefined
  /**
   * Returns the URL of an image in another width at a resizer, which has each of `imageWidths`. A request names the width as
   * `w`. The original is served if the resizer fails. Undefined for files that are not resized. @default `w` is ignored
   */
  resized?: ((source: URL, widthPx: number) => URL | undefined) | undefined
}
