import { encodeText, needsNoEncoding } from '../request/build-query.ts'
import type { WithEnvironment } from './with-environment.ts'

/** The sizes in which the platform cuts its images. */
export type ImageTemplate =
  /** Lists and leaderboards. */
  | 'Size186x186Crop'
  /** Pages and teams. */
  | 'CrowdfundingOwnerAvatar'
  | 'size150x150face'
  | 'size120x120'

/**
 * The address of an image in one size. A full address keeps its path; of a file name only what
 * is after the last slash counts.
 *
 * @returns undefined for nothing
 */
export function imageLink(
  { environment }: WithEnvironment,
  image: unknown,
  template: ImageTemplate = 'CrowdfundingOwnerAvatar',
): string | undefined {
  if (typeof image !== 'string') return undefined
  if (needsNoEncoding(image)) return `${environment.images}/image/${image}?template=${template}`
  const end = image.search(/[?#]/)
  const address = (end < 0 ? image : image.slice(0, end)).trim()
  const name = address.slice(address.lastIndexOf('/') + 1)
  if (!name) return undefined
  const full = /^(https?:)?\/\//i.test(address)
    ? address.replace(/^\/\//, 'https://')
    : `${environment.images}/image/${encodeText(name)}`
  return `${full}?template=${template}`
}
