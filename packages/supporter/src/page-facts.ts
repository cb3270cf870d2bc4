export { drawQrCode } from './page-facts/draw-qr-code.ts'
export {
  displayTag,
  type FitnessDisplay,
  fitnessDisplayOf,
} from './page-facts/fitness-display-of.ts'
export type { GoalMeasure } from './page-facts/goal-measure.ts'
export { goalTag } from './page-facts/goal-tag.ts'
export { pictureDescriptionOf, pictureTag } from './page-facts/picture-description-of.ts'
export { shownRoute } from './page-facts/shown-route.ts'
export { siteUnits } from './page-facts/site-units.ts'
export { ownerActivityOf } from './page-facts/owner-activity-of.ts'
export { svgAddress } from './page-facts/svg-address.ts'
export type { UnitSystem } from './page-facts/unit-system.ts'
export { unitsOf, unitsTag } from './page-facts/units-of.ts'
