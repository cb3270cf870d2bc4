/** A picture and its measures, so that it never pushes text around while it loads. */
export interface ImageSource {
  src: string
  /** What it shows. Empty for decoration. */
  alt?: string | null | undefined
  width?: number | undefined
  height?: number | undefined
  srcSet?: string | undefined
  sizes?: string | undefined
}

/** HTML that a sanitiser has been over. Only the sanitiser may make one. */
export type SafeHtml = string & { readonly __brand: 'SafeHtml' }
