import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Characters. As much as tells what was on the page. */
const most = 6000

/** Prints the last state of a failed page, for environments that keep only the output. */
export default class PrintFailedPage implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || path === undefined) continue
      const page = readFileSync(path, 'utf8').split('```yaml\n')[1]?.split('\n```')[0]
      if (page !== undefined) console.log(`"${test.title}" saw last:\n${page.slice(0, most)}`)
    }
  }

  printsToStdio(): boolean {
    return false
  }
}
