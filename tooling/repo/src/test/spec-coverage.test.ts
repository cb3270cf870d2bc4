import { describe, expect, it } from 'vitest'
import { idsInTitle, measureCoverage, parseOverruled, parseRequirements } from './spec-coverage.ts'
import { readReport } from './test-reports.ts'

const requirements = parseRequirements(
  'id\tarea\trequirement\nS1.01\tcontent\tA\nS1.02\tsite\tB\nS1.03\tsite\tC\n',
)
const ran = (title: string, passed = true) => ({
  title,
  passed,
  report: 'r.json',
  file: 'packages/a/src/a.test.ts',
})

describe('idsInTitle', () => {
  it('reads one id, several ids and several brackets', () => {
    expect(idsInTitle('refuses [S5.02]')).toEqual(['S5.02'])
    expect(idsInTitle('a [S5.02, S5.03] b [S9.01 S9.02]')).toEqual([
      'S5.02',
      'S5.03',
      'S9.01',
      'S9.02',
    ])
  })

  it('ignores ids outside brackets and brackets without ids', () => {
    expect(idsInTitle('S5.02 is near [home] and [S5.02 maybe]')).toEqual([])
  })
})

describe('measureCoverage', () => {
  it('counts by area what passing tests name', () => {
    const coverage = measureCoverage(requirements, [ran('x [S1.01]'), ran('y [S1.02]')])
    expect(coverage.areas).toEqual([
      { area: 'content', covered: 1, total: 1 },
      { area: 'site', covered: 1, total: 2 },
    ])
    expect(coverage.open.map((row) => row.id)).toEqual(['S1.03'])
  })

  it('does not count a failing test, nor an id that also failed', () => {
    const coverage = measureCoverage(requirements, [
      ran('x [S1.01]', false),
      ran('y [S1.02]'),
      ran('z [S1.02]', false),
    ])
    expect(coverage.covered).toBe(0)
  })

  it('reports an id that does not exist', () => {
    expect(measureCoverage(requirements, [ran('x [S9.99]')]).unknown).toEqual([
      { id: 'S9.99', where: 'r.json: "x [S9.99]"' },
    ])
  })

  it('leaves no row open that a decision overrules, and says which decision', () => {
    const overruled = parseOverruled('id\tdecision\nS1.03\tNothing is loaded from elsewhere\n')
    const coverage = measureCoverage(requirements, [], overruled)
    expect(coverage.open.map((row) => row.id)).toEqual(['S1.01', 'S1.02'])
    expect(coverage.shown[2]?.overruledBy).toBe('Nothing is loaded from elsewhere')
    expect(measureCoverage([], [], overruled).unknown).toEqual([
      { id: 'S1.03', where: 'the list of overruled rows' },
    ])
  })
})

describe('readReport', () => {
  it('reads Vitest reports and leaves skipped tests out', () => {
    const text = JSON.stringify({
      testResults: [
        {
          name: '/any/where/packages/a/src/a.test.ts',
          assertionResults: [
            { fullName: 'a [S1.01]', status: 'passed' },
            { fullName: 'b [S1.02]', status: 'failed' },
            { fullName: 'c [S1.03]', status: 'skipped' },
          ],
        },
      ],
    })
    expect(readReport(text, 'r.json')).toEqual([ran('a [S1.01]'), ran('b [S1.02]', false)])
  })

  it('reads nested Playwright suites', () => {
    const text = JSON.stringify({
      suites: [
        {
          title: 'donate.spec.ts',
          specs: [],
          suites: [
            {
              title: 'donating',
              specs: [
                {
                  title: 'gives [S1.01]',
                  file: 'donate.spec.ts',
                  ok: true,
                  tests: [{ status: 'expected' }],
                },
                {
                  title: 'prints',
                  file: 'donate.spec.ts',
                  ok: true,
                  tests: [{ status: 'expected' }],
                },
              ],
            },
          ],
        },
      ],
    })
    const report = 'e2e/reports/e2e.json'
    expect(readReport(text, report)).toEqual([
      {
        ...ran('donate.spec.ts donating gives [S1.01]'),
        report,
        file: 'e2e/src/donate.spec.ts',
      },
      {
        ...ran('donate.spec.ts donating prints'),
        report,
        file: 'e2e/src/donate.spec.ts',
      },
    ])
  })

  it('ignores what is no report', () => {
    expect(readReport('{', 'r.json')).toEqual([])
    expect(readReport('null', 'r.json')).toEqual([])
    expect(readReport('{"a":1}', 'r.json')).toEqual([])
  })
})
