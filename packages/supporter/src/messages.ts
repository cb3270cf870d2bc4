export { fillMessage } from './messages/message-catalogue.ts'
export { fillCount } from './messages/message-catalogue.ts'
export { formatCampaignDate, type DateFormat, formatLocalDate } from './messages/format-date.ts'
export type {
  MessageCatalogue,
  Messages,
  MessagesOf,
  PluralForms,
} from './messages/message-catalogue.ts'
export { overrideMessages } from './messages/message-catalogue.ts'
