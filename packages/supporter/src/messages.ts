export { fillMessage } from './messages/fill-message.ts'
export { fillCount } from './messages/fill-count.ts'
export { campaignDateIn, type DateFormat, localDate } from './messages/local-date.ts'
export type {
  MessageCatalogue,
  Messages,
  MessagesOf,
  PluralForms,
} from './messages/message-catalogue.ts'
export { withOverrides } from './messages/with-overrides.ts'
