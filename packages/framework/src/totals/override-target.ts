import { toMinor } from '@milepost/measures'
import type { ProjectOverride } from './project.ts'

/** The target that a site's settings give in place of the platform's, in minor units; undefined where they give none. */
export function overrideTarget(
  { targetMajor }: Pick<ProjectOverride, 'targetMajor'>,
  currency: string,
): number | undefined {
  return targetMajor === undefined ? undefined : toMinor(targetMajor, currency)
}
