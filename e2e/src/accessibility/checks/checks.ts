import { codeChecks } from './code-checks.ts'
import type { Check } from './check.ts'
import { formChecks } from './form-checks.ts'
import { keyboardChecks } from './keyboard-checks.ts'
import { layoutChecks } from './layout-checks.ts'
import { mediaChecks } from './media-checks.ts'

/** All checks of single pages. Large text, images and checks of several pages are separate. */
export const checks: readonly Check[] = [
  ...codeChecks,
  ...layoutChecks,
  ...mediaChecks,
  ...keyboardChecks,
  ...formChecks,
]
