import { EnvironmentError } from '../base/variables.ts'

/** Peer dependencies of the optional modules of `@milepost/server`, by module. */
export const optionalLibraries: Readonly<Record<string, readonly string[]>> = {
  'open-telemetry': [
    '@opentelemetry/api',
    '@opentelemetry/core',
    '@opentelemetry/exporter-metrics-otlp-http',
    '@opentelemetry/exporter-prometheus',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-metrics',
    '@opentelemetry/sdk-trace',
  ],
  redis: ['ioredis'],
}

/**
 * Imports an optional module.
 *
 * @param setting - environment variable that requires it, for the error message
 * @throws EnvironmentError if the module's libraries are not installed
 */
export async function loadOptionalModule<Module>(
  name: string,
  setting: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    const libraries = optionalLibraries[name]?.join(' ')
    throw new EnvironmentError(
      `The site cannot start:\n- ${setting} requires optional packages. Run npm install ${libraries}, then rebuild the site`,
      { cause: error },
    )
  }
}
