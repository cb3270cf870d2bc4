/** Where a page is seen in many states, side by side. */
export const stateMatrixPath = '/preview/matrix'

/** Where the browser asks the platform of a page that is shown in a state. */
export const stateCallPath = '/preview/call'
