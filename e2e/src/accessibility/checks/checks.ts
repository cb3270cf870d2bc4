import { codeChecks } from './code-checks.ts'
import type { Check } from './check.ts'
import { formChecks } from './form-checks.ts'
import { keyboardChecks } from './keyboard-checks.ts'
import { layoutChecks } from './layout-checks.ts'
import { mediaChecks } from './media-checks.ts'

/** Everything that is tried on each page. Large text, pictures, and what several pages show together are beside it. */
export const checks: readonly Check[] = [
  ...codeChecks,
  ...layoutChecks,
  ...mediaChecks,
  ...keyboardChecks,
  ...formChecks,
]
