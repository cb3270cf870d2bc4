export { mediaAddress, mediaSource } from './media/media-address.ts'
