import { toText } from '../values/to-text.ts'

/** The address of a picture; DonorDrive leaves the scheme out of some. Undefined for none, and for what is no web address. */
export function toPictureAddress(given: unknown): string | undefined {
  const text = toText(given) ?? ''
  const address = text.startsWith('//') ? `https:${text}` : text
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined
}
