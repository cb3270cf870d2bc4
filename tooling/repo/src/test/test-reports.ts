import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RanTest } from './spec-coverage.ts'

interface VitestReport {
  testResults?: {
    name?: string
    assertionResults?: { fullName?: string; title?: string; status?: string }[]
  }[]
}

interface PlaywrightSuite {
  title?: string
  suites?: PlaywrightSuite[]
  specs?: { title?: string; file?: string; ok?: boolean; tests?: { status?: string }[] }[]
}

/** Glob pattern of JSON test reports, relative to the workspace root. */
export const reportPattern = '{,e2e/,{packages,apps,tooling}/*/}reports/*.json'

/**
 * Reads all tests that ran from the JSON reports of Vitest and Playwright. Skipped tests are omitted,
 * and files of other formats are ignored.
 */
export function readTestReports(root: string): RanTest[] {
  return globSync(reportPattern, { cwd: root })
    .toSorted()
    .flatMap((report) => readReport(readFileSync(join(root, report), 'utf8'), report))
}

/** Parses a report. Returns an empty list for unknown formats. */
export function readReport(text: string, report: string): RanTest[] {
  const json = parse(text)
  if (typeof json !== 'object' || json === null) return []
  if ('testResults' in json) return fromVitest(json as VitestReport, report)
  if ('suites' in json) return fromPlaywright(json as PlaywrightSuite, '', report)
  return []
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function fromVitest(json: VitestReport, report: string): RanTest[] {
  return (json.testResults ?? []).flatMap(({ name, assertionResults = [] }) =>
    assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        title: test.fullName ?? test.title ?? '',
        passed: test.status === 'passed',
        report,
        file: inWorkspace(name) ?? report,
      })),
  )
}

/** Returns a path relative to the workspace root. Reports contain absolute paths of the machine that wrote them. */
function inWorkspace(path: string | undefined): string | undefined {
  return /(?:^|\/)((?:packages|apps|tooling|\.storybook)\/.*)$/.exec(path ?? '')?.[1]
}

function fromPlaywright(suite: PlaywrightSuite, path: string, report: string): RanTest[] {
  const own = (suite.specs ?? [])
    .filter((spec) => (spec.tests ?? []).some((test) => test.status !== 'skipped'))
    .map((spec) => ({
      title: `${path} ${spec.title ?? ''}`.trim(),
      passed: spec.ok === true,
      report,
      file: spec.file === undefined ? report : `${report.split('/reports/')[0]}/src/${spec.file}`,
    }))
  const nested = (suite.suites ?? []).flatMap((inner) =>
    fromPlaywright(inner, `${path} ${inner.title ?? ''}`.trim(), report),
  )
  return [...own, ...nested]
}
