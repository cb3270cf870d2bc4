import { isHttpError } from '@milepost/platform'

/** Whether the client was answered with a status: `rejects.toSatisfy(status(404))`. */
export const hasStatus =
  (wanted: number) =>
  (error: unknown): boolean =>
    isHttpError(error, wanted)
