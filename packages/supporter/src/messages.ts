export { fillMessage } from './messages/message-catalogue.ts'
export { fillCount } from './messages/message-catalogue.ts'
export { campaignDateIn, type DateFormat, localDate } from './messages/local-date.ts'
export type {
  MessageCatalogue,
  Messages,
  MessagesOf,
  PluralForms,
} from './messages/message-catalogue.ts'
export { withOverrides } from './messages/message-catalogue.ts'
