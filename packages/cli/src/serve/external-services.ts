/** Whether services are missing that a sandbox can replace. */
export interface ExternalServices {
  needsSandbox: boolean
}

/**
 * Checks whether the environment configures both the platform and the CMS. Otherwise, a sandbox is needed in their
 * place.
 */
export function getExternalServices(
  environment: Record<string, string | undefined>,
): ExternalServices {
  const platform = environment['PLATFORM_ENVIRONMENT'] ?? ''
  const hasPlatform = platform !== '' && platform !== 'sandbox'
  const hasContent =
    (environment['CONTENT_ENDPOINT'] ?? '') !== '' || environment['CONTENT_SOURCE'] === 'own'
  return { needsSandbox: !(hasPlatform && hasContent) }
}
