import type { WithEnvironment } from './with-environment.ts'

/** The address of the privacy policy that somebody with an account agrees to. */
export function privacyLink({ environment }: WithEnvironment): string {
  return `${environment.www}/info/privacy`
}
