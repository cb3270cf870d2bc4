import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A self-signed certificate of a test. */
export interface Certificate {
  readonly certificateFile: string
  readonly keyFile: string
  /** Hash of its public key, for Chromium's list of trusted certificates. */
  readonly keyHash: string
  readonly remove: () => void
}

/** Makes a certificate for a host and those below it, by openssl. */
export function makeCertificate(host: string): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-certificate-'))
  const certificateFile = join(folder, 'certificate.pem')
  const keyFile = join(folder, 'key.pem')
  execFileSync(
    'openssl',
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -days 2'
      .split(' ')
      .concat('-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host},DNS:*.${host}`)
      .concat('-keyout', keyFile, '-out', certificateFile),
    { stdio: 'pipe', timeout: 30_000 },
  )
  const { publicKey } = new X509Certificate(readFileSync(certificateFile))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  return {
    certificateFile,
    keyFile,
    keyHash: createHash('sha256').update(key).digest('base64'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
