/** Image with its dimensions, which prevent layout shifts. */
export interface ImageSource {
  src: string
  /** Alternative text. Empty for a decorative image. */
  alt?: string | null | undefined
  width?: number | undefined
  height?: number | undefined
  srcSet?: string | undefined
  sizes?: string | undefined
}

/** Sanitised HTML. Only a sanitiser may create it. */
export type SafeHtml = string & { readonly __brand: 'SafeHtml' }
