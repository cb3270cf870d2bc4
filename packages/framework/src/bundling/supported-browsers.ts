/**
 * The oldest browsers that a site supports, as targets of its build: "Baseline widely available" of November 2026, which
 * are the releases of May 2024. The README names them, `.oxlintrc.json` refuses what they lack, and `frame/starter/starter.ts`
 * leaves pages without the application in browsers that are older still.
 *
 * @see https://web-platform-dx.github.io/web-features/supported-browsers/
 */
export const supportedBrowsers = ['chrome125', 'edge125', 'firefox126', 'safari17.5', 'ios17.5']
