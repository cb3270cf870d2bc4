export { drawQrCode } from './page-facts/qr-code.ts'
export {
  activityVisibilityTag,
  type ActivityVisibility,
  getActivityVisibility,
} from './page-facts/page-facts.ts'
export type { GoalMeasure } from './page-facts/units.ts'
export { goalTag } from './page-facts/units.ts'
export { getImageDescription, imageDescriptionTag } from './page-facts/page-facts.ts'
export { getPublicRoute } from './page-facts/page-facts.ts'
export { getSiteUnits } from './page-facts/units.ts'
export { getActivityDescription } from './page-facts/page-facts.ts'
export { toSvgDataUrl } from './page-facts/qr-code.ts'
export type { UnitSystem } from './page-facts/units.ts'
export { getUnits, unitsTag } from './page-facts/units.ts'
