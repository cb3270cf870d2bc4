import { parseUrl } from '../../base/parse-url.ts'

/** Where a form's message goes. */
export interface MessageEndpoint {
  /** An `https:` address, or a path on the server that takes the site's forms. */
  endpoint: string
  /** The origin that paths are added to, such as `https://forms.example.org`. */
  formsOrigin: string
}

/** A form's message as it is sent on. */
export interface ContactMessage {
  site: string
  form: string
  fields: Readonly<Record<string, string>>
}

const timeoutMs = 5000

/**
 * The address a form is sent to.
 *
 * @returns undefined when the endpoint is neither a whole `https:` address nor a path
 */
export function messageEndpointUrl({ endpoint, formsOrigin }: MessageEndpoint): URL | undefined {
  if (endpoint.startsWith('/') && !endpoint.startsWith('//') && !endpoint.startsWith('/\\')) {
    return parseUrl(endpoint, formsOrigin) ?? undefined
  }
  const url = parseUrl(endpoint)
  return url?.protocol === 'https:' ? url : undefined
}

/**
 * Sends a message on, as JSON, once. Redirects are not followed, and the answer's body is not read.
 *
 * @returns whether it was taken
 */
export async function sendMessage(
  fetch: typeof globalThis.fetch,
  address: URL,
  message: ContactMessage,
): Promise<boolean> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
