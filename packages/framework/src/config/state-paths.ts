/** Where a page is seen in many states, side by side. */
export const stateMatrixPath = '/preview/matrix'

/** What shows where the texts of a page come from: its script, and what that reads. */
export const textSourcesScriptPath = '/preview/text-sources.js'
export const textSourcesPath = '/preview/text-sources.json'

/** Where the browser asks the platform of a page that is shown in a state. */
export const stateCallPath = '/preview/call.json'

/** The name of the query that asks where the texts of a page come from. */
export const sourcesQuery = 'showSources'

/** The name of the query that asks for a page in a state. */
export const stateQuery = 'pageState'
