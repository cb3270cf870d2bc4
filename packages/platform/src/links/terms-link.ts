import type { WithEnvironment } from './with-environment.ts'

/** The address of the terms that somebody with an account agrees to. */
export function termsLink({ environment }: WithEnvironment): string {
  return `${environment.www}/info/terms-of-service`
}
