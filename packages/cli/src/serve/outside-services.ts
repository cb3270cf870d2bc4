/** Real services; the sandbox replaces the others. */
export interface OutsideServices {
  needsSandbox: boolean
}

/**
 * Reads from the environment whether the platform and the content service are configured. The
 * sandbox is the default for whichever is not.
 */
export function outsideServices(environment: Record<string, string | undefined>): OutsideServices {
  const platform = environment['PLATFORM_ENVIRONMENT'] ?? ''
  const hasPlatform = platform !== '' && platform !== 'sandbox'
  const hasContent =
    (environment['CONTENT_ENDPOINT'] ?? '') !== '' || environment['CONTENT_SOURCE'] === 'own'
  return { needsSandbox: !(hasPlatform && hasContent) }
}
