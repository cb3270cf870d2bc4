export type { GoalMeasure } from './page-facts/goal-measure.ts'
export { registrationMessages } from './registration/registration-messages.ts'
export { RegistrationScreen } from './registration/registration-screen.tsx'
export type { Question, RegistrationView } from './registration/registration-view.ts'
