/**
 * Oldest supported browsers, as build targets: "Baseline widely available" of November 2026, which are the releases of May
 * 2024. The README lists them, `.oxlintrc.json` forbids APIs that they lack, and older browsers do not start the application
 * (`frame/starter/starter-terms.ts`).
 * @see https://web-platform-dx.github.io/web-features/supported-browsers/
 */
export const supportedBrowsers = ['chrome125', 'edge125', 'firefox126', 'safari17.5', 'ios17.5']
