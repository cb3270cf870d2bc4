/** Whether the platform or the CMS is not configured, so that a sandbox must replace it. */
export function needsSandbox(environment: Record<string, string | undefined>): boolean {
  const platform = environment['PLATFORM_ENVIRONMENT'] ?? ''
  const hasPlatform = platform !== '' && platform !== 'sandbox'
  const hasContent =
    (environment['CONTENT_ENDPOINT'] ?? '') !== '' || environment['CONTENT_SOURCE'] === 'own'
  return !(hasPlatform && hasContent)
}
