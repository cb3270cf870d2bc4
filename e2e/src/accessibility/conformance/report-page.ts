import type { AccessibilityReport } from './to-acr.ts'
import { adherenceNotes } from './to-acr.ts'
import type { CheckCount } from './count-checks.ts'
import type { ComponentRow } from './component-rows.ts'
import type { Judgement } from './judge-criteria.ts'
import { methods, notTried } from './method.data.ts'

const words = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'Not evaluated',
} as const

/** The report as a standalone page, for reading and printing. */
export function reportPage(
  acr: AccessibilityReport,
  judgements: readonly Judgement[],
  counts: readonly CheckCount[],
  components: readonly ComponentRow[],
): string {
  const rows = (level: Judgement['level']) =>
    table(
      `Success criteria, level ${level}`,
      ['Criterion', 'Conformance', 'Remarks'],
      judgements
        .filter((one) => one.level === level)
        .map((one) => [`${one.id} ${one.name}`, words[one.adherence], adherenceNotes(one)]),
    )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(acr.title)}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 70rem; margin: 0 auto; padding: 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin-block: 1rem; }
caption { text-align: start; font-weight: 700; }
th, td { border: 1px solid #767676; padding: .4rem; text-align: start; vertical-align: top; }
</style>
</head>
<body>
<main>
<h1>${escape(acr.title)}</h1>
<p>${escape(acr.product.name)} ${escape(acr.product.version)}, ${escape(acr.report_date)}. Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA.</p>
<h2>How it was evaluated</h2>
${methods.map((line) => `<p>${escape(line)}</p>`).join('\n')}
<h2>What was not tried</h2>
<ul>
${notTried.map((line) => `<li>${escape(line)}</li>`).join('\n')}
</ul>
<h2>Success criteria</h2>
${rows('A')}
${rows('AA')}
<h2>Checks</h2>
${table(
  'How many places each check looked at',
  ['Check', 'Without a problem', 'Places'],
  counts.map(({ check, passed, places }) => [check, String(passed), String(places)]),
)}
<h2>Components</h2>
<p>Each story is tried with axe, by its keys, 320 pixels wide, from right to left, in the dark and in forced colours.</p>
${table(
  'Status by component',
  ['Component', 'Status', 'Stories', 'Failed'],
  components.map(({ name, status, stories, failed }) => [
    name,
    status,
    String(stories),
    String(failed),
  ]),
)}
</main>
</body>
</html>
`
}

function table(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = heads.map((one) => `<th scope="col">${escape(one)}</th>`).join('')
  const body = rows.map(([first = '', ...others]) => {
    const cells = others.map((cell) => `<td>${escape(cell)}</td>`).join('')
    return `<tr><th scope="row">${escape(first)}</th>${cells}</tr>`
  })
  return `<div class="wide" role="region" aria-label="${escape(caption)}" tabindex="0"><table><caption>${escape(caption)}</caption><thead><tr>${head}</tr></thead><tbody>
${body.join('\n')}
</tbody></table></div>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
