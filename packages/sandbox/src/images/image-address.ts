/**
 * The addresses of a picture by its file name: absolute, and protocol-relative as old fields have it.
 */
export function imageAddresses(
  origin: string,
  name: string,
): { absolute: string; protocolRelative: string } {
  const absolute = `${origin}/images/image/${encodeURIComponent(name)}`
  return { absolute, protocolRelative: absolute.replace(/^https?:/, '') }
}
