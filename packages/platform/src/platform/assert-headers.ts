/**
 * Refuses headers that cannot be sent. Refused here, because the network's own error would repeat what
 * they have.
 *
 * @throws {TypeError} that names the header and does not repeat its value
 */
export function assertHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) {
      throw new TypeError('A header has a name that cannot be sent')
    }
    if (typeof value !== 'string' || !/^[\x20-\x7e]*$/.test(value)) {
      throw new TypeError(`The header ${name} has characters that cannot be sent`)
    }
  }
}
