export { drawQrCode } from './page-facts/draw-qr-code.ts'
export {
  displayTag,
  type FitnessDisplay,
  getFitnessDisplay,
} from './page-facts/get-fitness-display.ts'
export type { GoalMeasure } from './page-facts/goal-measure.ts'
export { goalTag } from './page-facts/goal-tag.ts'
export { getImageDescription, imageDescriptionTag } from './page-facts/get-image-description.ts'
export { publicRoute } from './page-facts/public-route.ts'
export { siteUnits } from './page-facts/site-units.ts'
export { getOwnerActivity } from './page-facts/get-owner-activity.ts'
export { svgDataUrl } from './page-facts/svg-data-url.ts'
export type { UnitSystem } from './page-facts/unit-system.ts'
export { getUnits, unitsTag } from './page-facts/get-units.ts'
