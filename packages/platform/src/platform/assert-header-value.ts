/**
 * Refuses a secret that no header can carry. Refused here, because the network's own error would
 * repeat the secret.
 *
 * @throws {TypeError} that names it and does not repeat it
 */
export function assertHeaderValue(name: string, value: string | undefined): void {
  if (value !== undefined && !/^[\x21-\x7e]+$/.test(value)) {
    throw new TypeError(`The ${name} has characters that cannot be sent`)
  }
}
