/** Test status of a component. */
export interface ComponentRow {
  readonly name: string
  /** Number of stories that ran, each with axe on a phone and a desktop; 0 if they were not run. */
  readonly stories: number
  readonly failed: number
  readonly status: 'passes' | 'fails' | 'not run'
}

interface StoryReport {
  testResults?: { name?: string; assertionResults?: { status?: string }[] }[]
}

const ofComponent =
  /packages\/(?:ui|forms|supporter|framework)\/src\/(?:components|stories|[\w-]+)\/(?:[\w-]+\/)?([\w-]+)\.stories\.tsx$/

/**
 * Reads the results of each component from the report of `npm run stories`.
 *
 * @param components - names of all components, including those without a story
 * @param report - content of the report; undefined if the stories were not run
 */
export function componentRows(components: readonly string[], report: unknown): ComponentRow[] {
  const found = new Map<string, { stories: number; failed: number }>()
  for (const { name = '', assertionResults = [] } of (report as StoryReport | undefined)
    ?.testResults ?? []) {
    const component = ofComponent.exec(name)?.[1]
    if (component === undefined) continue
    const { stories, failed } = found.get(component) ?? { stories: 0, failed: 0 }
    const wrong = assertionResults.filter(({ status }) => status === 'failed').length
    const ran = assertionResults.filter(
      ({ status }) => status === 'failed' || status === 'passed',
    ).length
    found.set(component, { stories: stories + ran, failed: failed + wrong })
  }
  return components.map((name) => {
    const { stories, failed } = found.get(name) ?? { stories: 0, failed: 0 }
    const ran = failed > 0 ? 'fails' : 'passes'
    return { name, stories, failed, status: stories === 0 ? 'not run' : ran }
  })
}
