import { getRepositoryName } from '@prismicio/client'
import { type CustomTypesClient, createClient } from '@prismicio/custom-types-client'
import type { CommandContext } from '../command/command.ts'
import { CommandError, UsageError } from '../command/command-errors.ts'
import type { Models } from './models.ts'

/** The longest that one answer may take, in milliseconds. */
const timeoutMs = 60_000

/** A repository of the content service, whose models are read and written. */
export interface ModelService {
  readonly repository: string
  readonly client: CustomTypesClient
  readonly read: () => Promise<Models>
}

/**
 * Connects with the models of a repository. Its name is the one that is given, else that of `CONTENT_REPOSITORY`, else the one in
 * `CONTENT_ENDPOINT`; the token is `CONTENT_WRITE_TOKEN`, the service `CONTENT_MODELS_ENDPOINT` or the real one.
 *
 * @throws UsageError without a repository; CommandError without a token
 */
export function connectModels(
  named: string | undefined,
  { environment }: Pick<CommandContext, 'environment'>,
): ModelService {
  const known = named ?? environment['CONTENT_REPOSITORY'] ?? ''
  const repository = known === '' ? repositoryOf(environment) : known
  if (repository === '') {
    throw new UsageError('Name the repository with --repository or CONTENT_REPOSITORY.')
  }
  const token = environment['CONTENT_WRITE_TOKEN'] ?? ''
  if (token === '') {
    throw new CommandError(
      'There is no token for the models of the repository',
      'Make a write token in the repository’s settings (API & Security), and set CONTENT_WRITE_TOKEN to it.',
    )
  }
  const endpoint = environment['CONTENT_MODELS_ENDPOINT']
  const client = createClient({
    repositoryName: repository,
    token,
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
    ...(endpoint === undefined ? {} : { endpoint }),
  })
  return {
    repository,
    client,
    async read() {
      const [customTypes, slices] = await Promise.all([
        client.getAllCustomTypes(),
        client.getAllSharedSlices(),
      ])
      return { customTypes, slices } as unknown as Models
    },
  }
}

function repositoryOf(environment: CommandContext['environment']): string {
  try {
    return getRepositoryName(environment['CONTENT_ENDPOINT'] ?? '')
  } catch {
    return ''
  }
}
